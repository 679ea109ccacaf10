// @vitest-environment happy-dom
import fc from 'fast-check'
import * as viemChains from 'viem/chains'
import { expect, it, vi } from 'vitest'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import { anything, bring, mutated } from '../../test/fuzz/hostileValues.test.helper.ts'
import { watchPage } from '../../test/fuzz/watchPage.test.helper.ts'
import { createTestKit, settle, twoFamilies } from '../../test/testPage.test.helper.ts'
import { findInvalidOptions } from './findInvalidOptions.ts'
import { readOptions } from './readOptions.ts'
import { reportInvalidOptions } from './reportInvalidOptions.ts'
import { sandboxServices } from './sandboxServices.ts'

const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example/1'] } },
}
const least = { projectId: 'local', networks: [network] }

it.each<object>([least, { ...least, services: sandboxServices('http://localhost:3000') }])(
  'options that are as declared stay as they are: %#',
  (options) => {
    expect(readOptions(options)).toEqual(options)
  },
)

it('the networks of viem and the kit are valid, although they have functions', () => {
  const networks = [...Object.values(viemChains), ...twoFamilies.networks, solana]
  expect(findInvalidOptions({ projectId: 'local', networks })).toEqual([])
})

it.each(['https://services.example/data', '/api/data', 'wss://relay.example', 'http://localhost:3000/data'])(
  'a service may be at %s',
  (dataService) => {
    expect(findInvalidOptions({ ...least, services: { dataService } })).toEqual([])
  },
)

it.each([
  ['native', 'sample:'],
  ['native', 'sample://'],
  ['universal', 'https://wallet.example/open'],
])('a wallet may have a %s link: %s', (_, link) => {
  const wallet = { id: 'a', name: 'A', mobile_link: link, image_url: 'data:image/png;base64,AA==' }
  expect(findInvalidOptions({ ...least, customWallets: [wallet] })).toEqual([])
})

const cyclic: Record<string, unknown> = { ...least }
cyclic.metadata = cyclic

// T12, T13, T21
it.each<[path: string, options: unknown]>([
  ['', null],
  ['', 'options'],
  ['', []],
  ['networks', { projectId: 'local', networks: { length: 1 } }],
  ['networks.0', { ...least, networks: [null] }],
  ['networks.0', { ...least, networks: ['mainnet'] }],
  ['networks.0.name', { ...least, networks: [{ ...network, name: {} }] }],
  ['networks.0.name', { ...least, networks: [{ ...network, name: 'x'.repeat(1_000) }] }],
  ['metadata.description', cyclic],
  ['features', { ...least, features: 'all' }],
  ['features.email', { ...least, features: { email: () => true } }],
  ['customRpcUrls.eip155:1', { ...least, customRpcUrls: { 'eip155:1': 'https://rpc.example' } }],
  ['services.relay', { ...least, services: { relay: 'javascript:alert(1)' } }],
  ['services.auth', { ...least, services: { auth: '//evil.example' } }],
  ['services.auth', { ...least, services: { auth: 'auth' } }],
  ['services.dataService', { ...least, services: { dataService: 'https://shop.example@evil.example' } }],
  ['services.dataService', { ...least, services: { dataService: 'https://a\tb.example' } }],
  [
    'networks.0.rpcUrls.default.http.0',
    { ...least, networks: [{ ...network, rpcUrls: { default: { http: ['data:application/json,{}'] } } }] },
  ],
  [
    'defaultNetwork.blockExplorers.default.url',
    {
      ...least,
      defaultNetwork: { ...network, blockExplorers: { default: { name: 'x', url: 'javascript:1' } } },
    },
  ],
  [
    'defaultNetwork.assets.imageUrl',
    { ...least, defaultNetwork: { ...network, assets: { imageUrl: 'file:///x' } } },
  ],
  ...['http://pay.example', '/paymaster', 'javascript:alert(1)', 'https://key@pay.example'].map(
    (url): [string, unknown] => [
      'paymasters.eip155:1.url',
      { ...least, paymasters: { 'eip155:1': { url } } },
    ],
  ),
  [
    'customRpcUrls.eip155:1.0.url',
    { ...least, customRpcUrls: { 'eip155:1': [{ url: 'ftp://rpc.example' }] } },
  ],
  ['chainImages.1', { ...least, chainImages: { 1: 'data:text/html,<script>' } }],
  ['connectorImages.a', { ...least, connectorImages: { a: 'javascript:1' } }],
  ['metadata.url', { ...least, metadata: { name: 'x', description: '', url: 'javascript:1', icons: [] } }],
  [
    'metadata.icons.0',
    { ...least, metadata: { name: 'x', description: '', url: 'https://a.example', icons: ['javascript:1'] } },
  ],
  ['termsConditionsUrl', { ...least, termsConditionsUrl: 'java\nscript:alert(1)' }],
  ['privacyPolicyUrl', { ...least, privacyPolicyUrl: 'data:text/html,x' }],
  [
    'customWallets.0.mobile_link',
    { ...least, customWallets: [{ id: 'a', name: 'A', mobile_link: 'intent://x' }] },
  ],
  ['customWallets.0.homepage', { ...least, customWallets: [{ id: 'a', name: 'A', homepage: 'sample://x' }] }],
  ['customWallets.0.app_store', { ...least, customWallets: [{ id: 'a', name: 'A', app_store: 'itms://x' }] }],
])('an invalid option is reported by its path: %s', (path, options) => {
  expect(findInvalidOptions(options).map((invalid) => invalid.path)).toContain(path)
  expect(() => readOptions(options)).toThrow(
    expect.objectContaining({ code: 'OPTIONS_INVALID', context: expect.objectContaining({ path }) }),
  )
})

// T21
it('what can change between two reads is refused, or read as it was checked', () => {
  const [throwing, changing] = [{ ...least }, { ...least }]
  Object.defineProperty(throwing, 'features', {
    enumerable: true,
    get() {
      throw new Error('page')
    },
  })
  expect(() => readOptions(throwing)).toThrow(expect.objectContaining({ code: 'OPTIONS_INVALID' }))
  let reads = 0
  Object.defineProperty(changing, 'termsConditionsUrl', {
    enumerable: true,
    get: () => (++reads > 1 ? 'javascript:alert(1)' : 'https://shop.example/terms'),
  })
  expect(readOptions(changing).termsConditionsUrl).toBe('https://shop.example/terms')
})

// T21
it('nothing undeclared gets through, and nothing of a prototype', async () => {
  const check = watchPage()
  const hostile =
    '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"x",'
  const text = JSON.stringify({ features: { email: false }, ...least })
  const options = readOptions(JSON.parse(text.replace(/\{(?="(?:features|email|id|name)")/g, `{${hostile}`)))
  expect(options).toEqual({ ...least, features: { email: false } })
  expect(Object.getPrototypeOf(options)).toBe(Object.prototype)
  await check()
})

// T21
it('options that are almost valid are read or refused, and a kit of what was read works', async () => {
  const check = watchPage()
  const valid = fc.constant({
    ...least,
    features: { email: false, socials: [] },
    services: { walletDirectory: false, dataService: false, relay: false, auth: '/api/auth' },
    themeVariables: { '--w3m-accent': '#fff' },
    customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example' }] },
    chainImages: { 1: 'https://app.example/1.svg' },
    customWallets: [{ id: 'a', name: 'A', mobile_link: 'sample:' }],
    metadata: { name: 'x', description: '', url: 'https://a.example', icons: [] },
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(mutated(valid), anything), async (value) => {
      let options: object
      try {
        options = readOptions(bring(value))
      } catch (error) {
        expect(error).toMatchObject({ code: 'OPTIONS_INVALID' })
        return check()
      }
      const kit = createTestKit(options)
      await kit.ready()
      kit.destroy()
      return check()
    }),
    { numRuns: 500 },
  )
})

it('a developer reads which options are invalid, a visitor loads nothing for it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  reportInvalidOptions({ ...least })
  expect(warned).not.toHaveBeenCalled()
  const kit = createTestKit({ features: 'all', termsConditionsUrl: 'javascript:alert(1)' } as never)
  await kit.open()
  await vi.waitFor(() => expect(warned).toHaveBeenCalled())
  expect(warned.mock.calls.join()).toContain('features')
  warned.mockClear()
  vi.spyOn(location, 'hostname', 'get').mockReturnValue('shop.example')
  await createTestKit({ features: 'all' } as never).open()
  await settle()
  expect(warned).not.toHaveBeenCalled()
})

// T21
it.each(['sepia', '</style><script>', {}, ['light'], null, 1])(
  'no theme is looked up by the mode %j',
  (mode) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const kit = createTestKit({ themeMode: mode as never })
    expect(kit.getThemeMode()).toBe('dark')
    kit.setThemeMode('light')
    kit.setThemeMode(mode as never)
    expect(kit.getThemeMode()).toBe('dark')
  },
)
