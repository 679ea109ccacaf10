import { describe, expect, it, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { sdkVersion } from '../query/sdkVersion.ts'

/** Public names per entry. A name that appears or goes here is a change that users see. */
const entries: Record<string, { load: () => Promise<object>; names: readonly string[] }> = {
  '.': {
    load: () => import('./index.ts'),
    names: ['authSession', 'createAppKit', 'externalConnector', 'sandboxServices'],
  },
  './actions': {
    load: () => import('./actions.ts'),
    names: [
      'cancelConnect',
      'cancelSignIn',
      'checkSignIn',
      'closeModal',
      'connect',
      'disconnect',
      'getContentSecurityPolicy',
      'getListedNote',
      'getNativeBalance',
      'getShownConnectors',
      'goBack',
      'hasDoubtfulName',
      'hideAlert',
      'hideToast',
      'openView',
      'prepareConnect',
      'prepareSignIn',
      'replaceView',
      'selectConnector',
      'showToast',
      'signIn',
      'signMessage',
      'switchNetwork',
    ],
  },
  './errors': { load: () => import('./errors.ts'), names: ['WalletKitError', 'isWalletKitError', 'redact'] },
  './format': {
    load: () => import('./format.ts'),
    names: ['formatNativeBalance', 'parseCaipAddress', 'parseCaipNetworkId', 'truncateAddress'],
  },
  './networks': {
    load: () => import('./networks.ts'),
    names: [
      'arbitrum',
      'aurora',
      'avalanche',
      'base',
      'baseSepolia',
      'bsc',
      'celo',
      'fantom',
      'foundry',
      'gnosis',
      'hardhat',
      'linea',
      'localhost',
      'mainnet',
      'optimism',
      'polygon',
      'polygonAmoy',
      'scroll',
      'sepolia',
      'solana',
      'solanaDevnet',
      'solanaTestnet',
      'zksync',
      'zora',
    ],
  },
  './query': {
    load: () => import('./query.ts'),
    names: [
      'featuredWalletsQueryOptions',
      'getAssetImageUrl',
      'getQueryClient',
      'getWalletImageUrl',
      'identityQueryOptions',
      'matchConnectors',
      'nativeBalanceQueryOptions',
      'recommendedWalletsQueryOptions',
      'supportedChainsQueryOptions',
      'walletSearchQueryOptions',
      'walletsInfiniteQueryOptions',
      'walletsPageSize',
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
