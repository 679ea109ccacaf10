import { readFileSync } from 'node:fs'
import { createAppKitOptionsSchema, featuresSchema } from '@wallet-kit/clients/options/validators'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { describe, expect, it } from 'vitest'
import { defaultAccountTypes } from '../../chains/namespaces/families/defaultAccountTypes.ts'
import type { CreateAppKitOptions } from '../../kit/CreateAppKitOptions.ts'
import { resolveOptions } from './resolveOptions.ts'

/** Options of the contract whose defaults are not filled in: they have no effect, or are read where they are used. */
const optionsForLater = [
  'basic',
  'coinbasePreference',
  'defaultAccountTypes',
  'enableAuthLogger',
  'enableCoinbase',
  'logLevel',
  'manualWCControl',
  'showWallets',
  'universalProviderConfigOverride',
] as const
const featuresForLater = ['emailShowWallets'] as const

interface Described {
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Described>>
}

interface ContractDocument extends Described {
  readonly examples: readonly CreateAppKitOptions[]
  readonly $defs: Readonly<Record<string, Described>>
}

const path = new URL('../../../../schemas/options/createAppKitOptions.schema.json', import.meta.url)
const contract = JSON.parse(readFileSync(path, 'utf8')) as ContractDocument

const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example/1'] } },
}
const least = { projectId: 'local', networks: [network] }

/** Default of each described property that has one, but for those of later. */
function defaultsOf(
  { properties = {} }: Described,
  forLater: readonly string[] = [],
): Record<string, unknown> {
  const entries = Object.entries(properties).filter(
    ([name, described]) => 'default' in described && !forLater.includes(name),
  )
  return Object.fromEntries(entries.map(([name, described]) => [name, described.default]))
}

describe('the contract of the options', () => {
  it('names the defaults that are really filled in', () => {
    const resolved = resolveOptions(least)
    expect(resolved).toMatchObject(defaultsOf(contract, optionsForLater))
    expect(resolved.features).toEqual(defaultsOf(contract.$defs.Features ?? {}, featuresForLater))
    expect(resolved.services).toEqual(defaultsOf(contract.$defs.Services ?? {}))
  })

  it('has the options that hosts of other kits know, with their defaults', () => {
    expect(defaultsOf(contract)).toMatchObject({
      enableWallets: true,
      enableWalletConnect: true,
      enableWalletGuide: true,
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: true,
      coinbasePreference: 'all',
      enableNetworkSwitch: true,
      enableEmbedded: false,
      disableAppend: false,
      allowUnsupportedChain: false,
      debug: true,
      allWallets: 'SHOW',
      manualWCControl: false,
      basic: false,
      showWallets: false,
    })
    expect(defaultsOf(contract.$defs.Features ?? {})).toMatchObject({ emailShowWallets: true })
    expect(defaultsOf(contract.$defs.DefaultAccountTypes ?? {})).toEqual(defaultAccountTypes)
    expect(defaultAccountTypes).toEqual({
      eip155: 'smartAccount',
      solana: 'eoa',
      polkadot: 'eoa',
      bip122: 'payment',
    })
  })

  it('takes those of later as other kits do', () => {
    const options = {
      ...least,
      enableAuthLogger: true,
      coinbasePreference: 'smartWalletOnly',
      tokens: {
        1: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', image: 'https://app.example/usdc.svg' },
      },
      defaultAccountTypes: { eip155: 'eoa', bip122: 'ordinal' },
      universalProviderConfigOverride: {
        methods: { eip155: ['personal_sign'] },
        chains: { eip155: ['eip155:1'] },
        events: { eip155: ['chainChanged'] },
        rpcMap: { 'eip155:1': 'https://rpc.example/1' },
        defaultChain: 'eip155:1',
      },
      customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example/1', config: { retryCount: 1 } }] },
      features: { emailShowWallets: false },
    }
    expect(validate(createAppKitOptionsSchema, options)).toEqual({ ok: true, value: options })
  })

  it.each(contract.examples)('has examples that createAppKit takes: $projectId', (options) => {
    expect(validate(createAppKitOptionsSchema, options)).toEqual({ ok: true, value: options })
    expect(resolveOptions(options).networks.map(({ id }) => id)).toEqual(options.networks.map(({ id }) => id))
  })

  it.each([
    ['no project', { networks: [network] }, 'projectId'],
    ['no networks', { ...least, networks: [] }, 'networks'],
    ['a network without an id', { ...least, networks: [{ ...network, id: undefined }] }, 'networks.0.id'],
    ['a theme of another name', { ...least, themeMode: 'sepia' }, 'themeMode'],
    ['a misspelt social network', { ...least, features: { socials: ['gogle'] } }, 'features.socials'],
    ['a service that is on without an address', { ...least, services: { auth: true } }, 'services.auth'],
    [
      'RPC addresses under a name that is no id',
      { ...least, customRpcUrls: { mainnet: [] } },
      'customRpcUrls',
    ],
    [
      'more wallets than a request can name',
      { ...least, excludeWalletIds: Array(201).fill('a'.repeat(64)) },
      'excludeWalletIds',
    ],
    ['a wallet by its name', { ...least, featuredWalletIds: ['MetaMask'] }, 'featuredWalletIds.0'],
    ['another preference', { ...least, coinbasePreference: 'wallet' }, 'coinbasePreference'],
    [
      'a smart account where there are none',
      { ...least, defaultAccountTypes: { solana: 'smartAccount' } },
      'defaultAccountTypes.solana',
    ],
    ['a token without an address', { ...least, tokens: { 1: {} } }, 'tokens.1.address'],
    [
      'methods that belong to no family',
      { ...least, universalProviderConfigOverride: { methods: { 'EVM chains': [] } } },
      'universalProviderConfigOverride.methods',
    ],
  ])('refuses %s', (_, options, at) => {
    const checked = validate(createAppKitOptionsSchema, options)
    expect(checked).toMatchObject({ ok: false, issues: [{ path: expect.stringContaining(at) }] })
  })

  it('distinguishes socials that are off from a list', () => {
    expect(validate(featuresSchema, { socials: false }).ok).toBe(true)
    expect(validate(featuresSchema, { socials: true }).ok).toBe(false)
  })
})
