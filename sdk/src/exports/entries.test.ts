import * as viemChains from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { sdkVersion } from '../foundation/query/sdkVersion.ts'

/** Public names per entry. A name that appears or goes here is a change that users see. */
const entries: Record<string, { load: () => Promise<object>; names: readonly string[] }> = {
  '.': {
    load: () => import('./index.ts'),
    names: ['authSession', 'createAppKit', 'externalConnector', 'sandboxServices', 'toAccountSnapshot'],
  },
  './actions': {
    load: () => import('./actions.ts'),
    names: [
      'addAdapter',
      'approveSwap',
      'approveWalletRequest',
      'beginSend',
      'beginSwap',
      'canSwap',
      'cancelConnect',
      'cancelSignIn',
      'checkOnrampAmount',
      'checkSentSwap',
      'checkSentTransfer',
      'checkSignIn',
      'clearLogs',
      'closeModal',
      'confirmCurrentEmail',
      'confirmNewEmail',
      'connect',
      'declineWalletRequest',
      'disconnect',
      'downloadLogs',
      'estimateFees',
      'estimateGas',
      'estimateSolanaTransfer',
      'estimateUserOperationGas',
      'findInvalidOptions',
      'findOptionToken',
      'getActivity',
      'getAssets',
      'getCallsStatus',
      'getCapabilities',
      'getContentSecurityPolicy',
      'getEmailLoginDelay',
      'getEnsAddress',
      'getEnsAvatar',
      'getEnsName',
      'getListedNote',
      'getLogs',
      'getNameSuggestions',
      'getNativeBalance',
      'getNfts',
      'getOnrampForm',
      'getOnrampOptions',
      'getOnrampProviders',
      'getOnrampQuote',
      'getOpenPurchases',
      'getPaymentUri',
      'getPurchase',
      'getPurchasePage',
      'getRecentWallets',
      'getSendForm',
      'getSendableAmount',
      'getSentSwaps',
      'getSentTransfers',
      'getShownConnectors',
      'getSmartSessions',
      'getStoredName',
      'getSwapForm',
      'getSwapQuote',
      'getSwapTokens',
      'getTokens',
      'getUserOperationReceipt',
      'getWalletPlatforms',
      'getWalletRequests',
      'goBack',
      'grantPermissions',
      'hasAuxiliaryFunds',
      'hasDoubtfulName',
      'hideAlert',
      'hideToast',
      'isFeeSponsored',
      'isNameLabel',
      'isOnrampRestricted',
      'logIn',
      'lookupName',
      'nameZone',
      'openBlockedLogin',
      'openFarcasterLogin',
      'openPairingLink',
      'openPurchase',
      'openView',
      'placeFrame',
      'prepareConnect',
      'preparePairing',
      'prepareSignIn',
      'readContract',
      'readDevice',
      'readOptions',
      'readPaymentCode',
      'registerName',
      'removeAdapter',
      'replaceView',
      'resendLoginCode',
      'resetSendForm',
      'resetSwapForm',
      'resolveRecipient',
      'reviewRequest',
      'reviewSend',
      'reviewSolanaTransaction',
      'reviewSwap',
      'revokePermissions',
      'revokeSmartSession',
      'selectConnector',
      'sendCalls',
      'sendSolanaTransfer',
      'sendToken',
      'sendTransaction',
      'sendUserOperation',
      'setOnrampForm',
      'setPreferredAccountType',
      'setSendForm',
      'setSwapForm',
      'showToast',
      'signAllTransactions',
      'signAndSendTransaction',
      'signIn',
      'signMessage',
      'signTransaction',
      'signTypedData',
      'speedUpTransfer',
      'startLogin',
      'submitLoginCode',
      'supportsAllNetworks',
      'swap',
      'switchAddress',
      'switchNetwork',
      'toNameLabel',
      'trackEvent',
      'unlinkAccount',
      'updateEmail',
      'waitForCalls',
      'waitForSolanaTransaction',
      'waitForTransactionReceipt',
      'waitForUserOperationReceipt',
      'watchLoginReturn',
      'watchOpenPurchases',
      'watchSentSwaps',
      'watchSentTransfers',
      'writeContract',
    ],
  },
  './errors': {
    load: () => import('./errors.ts'),
    names: ['WalletKitError', 'createError', 'isWalletKitError', 'loadErrorHint', 'redact', 'warnRedacted'],
  },
  './format': {
    load: () => import('./format.ts'),
    names: [
      'divideByPrice',
      'formatNativeBalance',
      'formatUnits',
      'getPriceImpact',
      'multiplyPrice',
      'parseCaipAddress',
      'parseCaipNetworkId',
      'parseUnits',
      'truncateAddress',
    ],
  },
  './networks': {
    load: () => import('./networks.ts'),
    // networks.test.ts compares the chains with viem's.
    names: [...Object.keys(viemChains), 'defineChain', 'solana', 'solanaDevnet', 'solanaTestnet'].toSorted(),
  },
  './query': {
    load: () => import('./query.ts'),
    names: [
      'InfiniteQueryObserver',
      'QueryObserver',
      'activityInfiniteQueryOptions',
      'featuredWalletsQueryOptions',
      'featuredWalletsRead',
      'firstWalletsReads',
      'getAssetImageUrl',
      'getCurrencyImageUrl',
      'getQueryClient',
      'getTokenImageUrl',
      'getWalletImageUrl',
      'identityQueryOptions',
      'identityRead',
      'matchConnectors',
      'nameSuggestionsQueryOptions',
      'nameSuggestionsRead',
      'nativeBalanceQueryOptions',
      'nftsInfiniteQueryOptions',
      'notifyManager',
      'onrampOptionsQueryOptions',
      'onrampQuoteQueryOptions',
      'purchasesQueryOptions',
      'recommendedWalletsQueryOptions',
      'recommendedWalletsRead',
      'shownBalanceQueryOptions',
      'skipToken',
      'smartSessionsQueryOptions',
      'supportedChainsQueryOptions',
      'swapFeeQueryOptions',
      'swapGasPriceQueryOptions',
      'swapQuoteQueryOptions',
      'swapTokensQueryOptions',
      'tokenPriceQueryOptions',
      'tokenQueryOptions',
      'tokensQueryOptions',
      'walletByIdQueryOptions',
      'walletSearchQueryOptions',
      'walletSearchRead',
      'walletsInfiniteQueryOptions',
      'walletsInfiniteRead',
      'walletsPageSize',
    ],
  },
  './wagmi': { load: () => import('./wagmi.ts'), names: ['WagmiAdapter', 'toWagmiState', 'walletKit'] },
  './ethers': { load: () => import('./ethers.ts'), names: ['EthersAdapter'] },
  './ethers5': { load: () => import('./ethers5.ts'), names: ['Ethers5Adapter'] },
  './solana': { load: () => import('./solana.ts'), names: ['SolanaAdapter'] },
  './cookies': {
    load: () => import('./cookies.ts'),
    names: ['cookieStorage', 'cookieToInitialState', 'toInitialStates'],
  },
  './session': {
    load: () => import('./session.ts'),
    names: [
      'createSessionClient',
      'providersQueryOptions',
      'requireSession',
      'sessionQueryOptions',
      'toAuthError',
    ],
  },
  './siwx': {
    load: () => import('./siwx.ts'),
    names: [
      'DefaultSIWX',
      'EIP155Verifier',
      'InformalMessenger',
      'LocalStorage',
      'SIWXVerifier',
      'SolanaVerifier',
    ],
  },
  './siwe': {
    load: () => import('./siwe.ts'),
    names: [
      'createSIWEConfig',
      'formatMessage',
      'getAddressFromMessage',
      'getChainIdFromMessage',
      'verifySignature',
    ],
  },
  './testing': {
    load: () => import('./testing.ts'),
    names: [
      'announceWallet',
      'createPairingWallet',
      'createScriptedSolanaWallet',
      'createScriptedWallet',
      'declines',
      'failures',
      'installClock',
      'installStandardWallet',
      'installWallet',
      'registerStandardWallet',
    ],
  },
}

/** Globals without zod's own two, which it needs to share its settings between copies of itself. */
const ownGlobals = () => Object.keys(globalThis).filter((name) => !name.startsWith('__zod_'))

describe('the entries', () => {
  it('are those of the package', () => {
    expect(Object.keys(entries).toSorted()).toEqual(Object.keys(packageJson.exports).toSorted())
  })

  it.each(Object.entries(entries))(
    '%s has its public names, and importing it does nothing',
    async (_, entry) => {
      expect(globalThis).not.toHaveProperty('window')
      const globals = ownGlobals()
      const calls = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')]
      const fetched = vi.spyOn(globalThis, 'fetch')
      expect(Object.keys(await entry.load()).toSorted()).toEqual(entry.names)
      expect(fetched).not.toHaveBeenCalled()
      expect(calls.flatMap(({ mock }) => mock.calls).filter(([, delay]) => (delay ?? 0) > 0)).toEqual([])
      expect(ownGlobals()).toEqual(globals)
    },
  )

  it('send services the version of the package', () => {
    expect(sdkVersion.endsWith(`-${packageJson.version}`)).toBe(true)
  })
})

describe('on a server', () => {
  it('a kit can be created, read and destroyed, and does nothing', async () => {
    const { createAppKit } = await import('./index.ts')
    const { mainnet } = await import('./networks.ts')
    const fetched = vi.spyOn(globalThis, 'fetch')
    const kit = createAppKit({ projectId: 'test', networks: [mainnet] })
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
    expect(kit.stores.connectors.getState().connectors).toEqual([])
    expect(kit.stores.connection.getState()).toBe(kit.stores.connection.getInitialState())
    expect(fetched).not.toHaveBeenCalled()
    kit.destroy()
  })
})
