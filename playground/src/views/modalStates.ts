import type { AppKit } from '@wallet-kit/react'
import type { StandaloneViewName, ViewEntry } from '@wallet-kit/sdk'
import type { LogInParameters } from '@wallet-kit/sdk/actions'
import { type ServiceFault, setFault } from '../services/sandboxControl.ts'

/** Condition for a view to make sense. */
export type Precondition = 'anyone' | 'disconnected' | 'connected'

/** A view of the modal, or one of its states, and what shows it. */
export interface ModalState {
  /** Heading that it is listed under. */
  readonly group:
    | 'Connecting'
    | 'Logging in'
    | 'Networks'
    | 'Account'
    | 'Sending'
    | 'Swapping'
    | 'Buying'
    | 'Names'
    | 'Notices'
  /** `Networks`, or `ConnectingExternal, declined`. */
  readonly name: string
  readonly needs: Precondition
  show(kit: AppKit): Promise<void> | void
}

const sampleWallet = {
  id: 'sample',
  name: 'Sample Wallet',
  mobile_link: 'sample:',
  webapp_link: 'https://app.sample.example',
  chrome_store: 'https://extensions.example/sample',
  homepage: 'https://sample.example',
}

/** Of which only the extension exists, which is not in this browser. */
const missingExtension = {
  id: 'extension',
  name: 'Extension Wallet',
  rdns: 'example.extension',
  chrome_store: 'https://extensions.example/extension',
}

/** Opens a view with its data. The code is loaded with the first press. */
async function openEntry(kit: AppKit, entry: ViewEntry): Promise<void> {
  const { openView } = await import('@wallet-kit/sdk/actions')
  await kit.open()
  openView(kit, entry)
}

/** Connects the first test wallet, which behaves as set. */
async function connectTestWallet(kit: AppKit, set: 'setNeverAnswer' | 'setReject'): Promise<void> {
  const { selectConnector } = await import('@wallet-kit/sdk/actions')
  const wallet = window.testWallets?.[0]
  const connector = kit.stores.connectors.getState().connectors.find(({ type }) => type === 'ANNOUNCED')
  if (!wallet || !connector) throw new Error('The test wallets are not in this page')
  wallet[set](true)
  await kit.open()
  const [namespace] = connector.namespaces
  selectConnector(kit, {
    connectorId: connector.id,
    restart: true,
    ...(namespace && { namespaces: [namespace] }),
  })
  onClose(kit, () => wallet[set](false))
}

/** Does something once, when the modal closes. */
function onClose(kit: AppKit, act: () => void): void {
  const stop = kit.stores.modal.subscribe(({ open }) => {
    if (open) return
    stop()
    act()
  })
}

/** Makes a service of the sandbox fail while the modal is open. Its earlier answers are forgotten. */
async function showFault(
  kit: AppKit,
  service: string,
  show: () => Promise<void>,
  mode: ServiceFault = 'down',
): Promise<void> {
  const { getQueryClient } = await import('@wallet-kit/sdk/query')
  await setFault(service, mode)
  getQueryClient(kit).clear()
  await show()
  onClose(kit, () => void setFault(service, 'none'))
}

/** Asks the connected test wallet, which behaves as set, for another network. */
async function showSwitch(kit: AppKit, set: 'setHold' | 'setReject'): Promise<void> {
  const wallet = window.testWallets?.find(({ provider }) => provider === kit.getProvider('eip155'))
  const asked = wallet ?? window.testWallets?.[0]
  asked?.[set](true)
  await openEntry(kit, { view: 'SwitchNetwork', data: { caipNetworkId: otherNetworkId(kit) } })
  onClose(kit, () => {
    asked?.[set](false)
    // A question that stays open is the answer to the next one for the same network.
    asked?.answerPending(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
  })
}

/** Asks for consent to documents for as long as the modal is open. */
async function showConsent(kit: AppKit): Promise<void> {
  const { features, termsConditionsUrl, privacyPolicyUrl } = kit.options
  kit.updateOptions({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://harrow.example/terms',
    privacyPolicyUrl: 'https://harrow.example/privacy',
  })
  await kit.open({ view: 'Connect' })
  onClose(kit, () =>
    kit.updateOptions({
      features: { legalCheckbox: features.legalCheckbox },
      termsConditionsUrl,
      privacyPolicyUrl,
    }),
  )
}

/** Opens a view of the form that sends, filled in. */
async function openSend(kit: AppKit, view: 'WalletSend' | 'WalletSendPreview'): Promise<void> {
  const { setSendForm } = await import('@wallet-kit/sdk/actions')
  // The network's own coin, to the second account of the test wallets.
  const [, recipient = ''] = window.testWallets?.[0]?.accounts ?? []
  setSendForm(kit, { token: null, amount: '0.25', isMoney: false, recipient })
  await openEntry(kit, { view })
}

const swap = { amount: '20.5', fromToken: 'DAI', toToken: 'USDC' }

/** Opens a view of the form that swaps, filled in. */
async function openSwap(kit: AppKit, entry: ViewEntry): Promise<void> {
  const { beginSwap } = await import('@wallet-kit/sdk/actions')
  beginSwap(kit, swap)
  await openEntry(kit, entry)
}

/** Opens the account's first NFT. */
async function openNft(kit: AppKit): Promise<void> {
  const { getNfts } = await import('@wallet-kit/sdk/actions')
  const [nft] = (await getNfts(kit)).items
  if (!nft) throw new Error('This account has no NFTs')
  await openEntry(kit, { view: 'NftDetails', data: { nft } })
}

/** Logs in, for as long as the modal is open. */
async function showLogin(kit: AppKit, login: LogInParameters): Promise<void> {
  const { logIn } = await import('@wallet-kit/sdk/actions')
  // A press is no visitor who floods a mailbox.
  localStorage.removeItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME')
  await kit.open({ view: 'Connect' })
  logIn(kit, login)
}

function pairingId(kit: AppKit): string {
  const { connectors } = kit.stores.connectors.getState()
  return connectors.find(({ type }) => type === 'WALLET_CONNECT')?.id ?? ''
}

/** Another network than the active one. */
function otherNetworkId(kit: AppKit): `${string}:${string}` {
  const { active, requested } = kit.stores.networks.getState()
  return (requested.find(({ caipNetworkId }) => caipNetworkId !== active.caipNetworkId) ?? active)
    .caipNetworkId
}

const entry = (view: StandaloneViewName, needs: Precondition): Omit<ModalState, 'group'> => ({
  name: view,
  needs,
  show: (kit: AppKit) => openEntry(kit, { view }),
})

/** Every view of the modal that exists, and the states that need more than opening it. */
export const modalStates: readonly ModalState[] = [
  ...group('Connecting', [
    entry('Connect', 'disconnected'),
    {
      name: 'Connect, loading',
      needs: 'disconnected',
      show: (kit) => showFault(kit, 'walletDirectory', () => kit.open({ view: 'Connect' }), 'never'),
    },
    { name: 'Connect, terms not accepted', needs: 'disconnected', show: showConsent },
    {
      name: 'Connect, directory down',
      needs: 'disconnected',
      show: (kit) => showFault(kit, 'walletDirectory', () => kit.open({ view: 'Connect' })),
    },
    entry('ConnectWallets', 'disconnected'),
    entry('AllWallets', 'anyone'),
    {
      name: 'AllWallets, loading',
      needs: 'anyone',
      show: (kit) => showFault(kit, 'walletDirectory', () => kit.open({ view: 'AllWallets' }), 'never'),
    },
    {
      name: 'AllWallets, directory down',
      needs: 'anyone',
      show: (kit) => showFault(kit, 'walletDirectory', () => kit.open({ view: 'AllWallets' })),
    },
    {
      name: 'ConnectingExternal, waiting',
      needs: 'disconnected',
      show: (kit) => connectTestWallet(kit, 'setNeverAnswer'),
    },
    {
      name: 'ConnectingExternal, declined',
      needs: 'disconnected',
      show: (kit) => connectTestWallet(kit, 'setReject'),
    },
    {
      name: 'ConnectingMultiChain',
      needs: 'disconnected',
      show(kit) {
        const { connectors } = kit.stores.connectors.getState()
        const connector = connectors.find(({ namespaces }) => namespaces.length > 1) ?? connectors[0]
        return openEntry(kit, { view: 'ConnectingMultiChain', data: { connectorId: connector?.id ?? '' } })
      },
    },
    {
      name: 'ConnectingWalletConnect',
      needs: 'disconnected',
      async show(kit) {
        const { selectConnector } = await import('@wallet-kit/sdk/actions')
        await kit.open()
        selectConnector(kit, { connectorId: pairingId(kit), restart: true })
      },
    },
    {
      name: 'ConnectingWalletConnect, a wallet',
      needs: 'disconnected',
      show: (kit) =>
        openEntry(kit, {
          view: 'ConnectingWalletConnect',
          data: { connectorId: pairingId(kit), wallet: sampleWallet },
        }),
    },
    {
      name: 'ConnectingWalletConnect, not detected',
      needs: 'disconnected',
      show: (kit) =>
        openEntry(kit, {
          view: 'ConnectingWalletConnect',
          data: { connectorId: pairingId(kit), wallet: missingExtension },
        }),
    },
    entry('ConnectingWalletConnectBasic', 'disconnected'),
    {
      name: 'Downloads',
      needs: 'anyone',
      show: (kit) => openEntry(kit, { view: 'Downloads', data: { wallet: sampleWallet } }),
    },
    entry('GetWallet', 'anyone'),
    entry('WhatIsAWallet', 'anyone'),
    entry('SIWXSignMessage', 'connected'),
    entry('ConnectingSiwe', 'connected'),
  ]),
  ...group('Logging in', [
    entry('EmailLogin', 'disconnected'),
    entry('ConnectSocials', 'disconnected'),
    {
      name: 'EmailVerifyOtp',
      needs: 'disconnected',
      show: (kit) => showLogin(kit, { email: 'visitor@example.test' }),
    },
    {
      name: 'EmailVerifyOtp, mail fails',
      needs: 'disconnected',
      show: (kit) => showLogin(kit, { email: 'mail-fails@example.test' }),
    },
    {
      name: 'EmailVerifyDevice',
      needs: 'disconnected',
      show: (kit) => showLogin(kit, { email: 'new-device@example.test' }),
    },
    {
      name: 'ConnectingSocial',
      needs: 'disconnected',
      show: (kit) => showLogin(kit, { provider: 'google' }),
    },
    {
      name: 'ConnectingFarcaster',
      needs: 'disconnected',
      show: (kit) => showLogin(kit, { provider: 'farcaster' }),
    },
    {
      name: 'ConnectingPasskey',
      needs: 'disconnected',
      show: (kit) => showLogin(kit, { provider: 'passkey' }),
    },
    entry('UpdateEmailWallet', 'connected'),
    {
      name: 'UpdateEmailPrimaryOtp',
      needs: 'connected',
      show: (kit) => openEntry(kit, { view: 'UpdateEmailPrimaryOtp', data: { email: 'next@example.test' } }),
    },
    {
      name: 'UpdateEmailSecondaryOtp',
      needs: 'connected',
      show: (kit) =>
        openEntry(kit, { view: 'UpdateEmailSecondaryOtp', data: { email: 'next@example.test' } }),
    },
    entry('UpgradeEmailWallet', 'connected'),
  ]),
  ...group('Networks', [
    entry('Networks', 'anyone'),
    {
      name: 'SwitchNetwork',
      needs: 'connected',
      show: (kit) => openEntry(kit, { view: 'SwitchNetwork', data: { caipNetworkId: otherNetworkId(kit) } }),
    },
    {
      name: 'SwitchNetwork, waiting',
      needs: 'connected',
      show: (kit) => showSwitch(kit, 'setHold'),
    },
    { name: 'SwitchNetwork, declined', needs: 'connected', show: (kit) => showSwitch(kit, 'setReject') },
    {
      name: 'SwitchActiveChain',
      needs: 'connected',
      show: (kit) =>
        openEntry(kit, { view: 'SwitchActiveChain', data: { caipNetworkId: otherNetworkId(kit) } }),
    },
    {
      name: 'UnsupportedChain',
      needs: 'connected',
      show: () => window.testWallets?.[0]?.changeChain(5),
    },
    entry('WhatIsANetwork', 'anyone'),
  ]),
  ...group('Account', [
    entry('Account', 'connected'),
    {
      name: 'Account, data service down',
      needs: 'connected',
      show: (kit) => showFault(kit, 'dataService', () => kit.open({ view: 'Account' })),
    },
    {
      name: 'Account, chain down',
      needs: 'connected',
      show: (kit) => showFault(kit, 'rpc:1', () => kit.open({ view: 'Account' })),
    },
    entry('AccountSettings', 'connected'),
    entry('Profile', 'connected'),
    entry('SwitchAddress', 'connected'),
    { name: 'NftDetails', needs: 'connected', show: openNft },
    entry('Transactions', 'connected'),
    entry('SmartSessionList', 'connected'),
    entry('ApproveTransaction', 'anyone'),
  ]),
  ...group('Sending', [
    entry('WalletReceive', 'connected'),
    { name: 'WalletSend', needs: 'connected', show: (kit) => openSend(kit, 'WalletSend') },
    entry('WalletSendSelectToken', 'connected'),
    { name: 'WalletSendPreview', needs: 'connected', show: (kit) => openSend(kit, 'WalletSendPreview') },
  ]),
  ...group('Swapping', [
    { name: 'Swap', needs: 'connected', show: (kit) => openSwap(kit, { view: 'Swap', data: swap }) },
    {
      name: 'SwapSelectToken',
      needs: 'connected',
      show: (kit) => openSwap(kit, { view: 'SwapSelectToken', data: { side: 'to' } }),
    },
    { name: 'SwapPreview', needs: 'connected', show: (kit) => openSwap(kit, { view: 'SwapPreview' }) },
  ]),
  ...group('Buying', [
    entry('FundWallet', 'connected'),
    entry('OnRampProviders', 'connected'),
    entry('OnRampTokenSelect', 'connected'),
    entry('OnRampFiatSelect', 'connected'),
    entry('BuyInProgress', 'connected'),
    entry('OnRampActivity', 'connected'),
    entry('WhatIsABuy', 'connected'),
  ]),
  ...group('Names', [
    entry('ChooseAccountName', 'connected'),
    entry('RegisterAccountName', 'connected'),
    entry('RegisterAccountNameSuccess', 'connected'),
  ]),
  ...group('Notices', [
    { name: 'Toast, success', needs: 'anyone', show: (kit) => kit.showSuccessMessage('Harvest saved') },
    { name: 'Toast, error', needs: 'anyone', show: (kit) => kit.showErrorMessage('Harvest lost') },
  ]),
]

function group(name: ModalState['group'], states: readonly Omit<ModalState, 'group'>[]): ModalState[] {
  return states.map((state) => ({ ...state, group: name }))
}
