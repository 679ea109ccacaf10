// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import type { KeyValueStorage } from './KeyValueStorage.ts'
import { storedKeys } from './storedKeys.ts'

const keys = [
  storedKeys.connectorId('eip155'),
  storedKeys.connectorId('solana'),
  storedKeys.status,
  storedKeys.namespace,
  storedKeys.networkId,
  storedKeys.pairingTopic,
  storedKeys.signOutDue,
  '@appkit/storage_version',
  '@appkit/connected_namespaces',
  '@appkit/eip155:picked_over',
  '@appkit/preferred_account_types',
  '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  '@appkit/native_balance_cache',
  '@appkit/identity_cache',
  '@appkit/recent_recipients',
  '@appkit/sent_transfers',
  '@appkit/sent_swaps',
  '@appkit/open_purchases',
  '@appkit/recent_wallets',
  'WALLETCONNECT_DEEPLINK_CHOICE',
]

const values = [
  '',
  '\u0000\ufffd{"',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'connected',
  'eip155:constructor',
  'eip155:99999999999999999999',
  '<img src=x onerror=__pwned=1>',
  'javascript:__pwned=1',
  '{"__proto__":{"polluted":1}}',
  '['.repeat(10_000),
  'A'.repeat(1_000_000),
]

// F21, T25
describe('a stored value that the kit did not write', () => {
  it.each(keys)('%s: the kit starts disconnected, and connects', async (key) => {
    createTestWallet()
    for (const value of values) {
      const kit = createTestKit({ storage: createMemoryStorage({ [key]: value }) })
      await kit.ready()
      expect(kit.getAccount().status, value.slice(0, 40)).toBe('disconnected')
      await connect(kit, { connectorId: 'test.wallet' })
      expect(kit.getAccount().status, value.slice(0, 40)).toBe('connected')
      kit.destroy()
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('__pwned' in globalThis).toBe(false)
  })

  it.each(values)('%.40s in every key at once', async (value) => {
    createTestWallet()
    const kit = createTestKit({
      storage: createMemoryStorage(Object.fromEntries(keys.map((key) => [key, value]))),
    })
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.getAccount().status).toBe('connected')
  })
})

// F21
describe('a storage that returns something else than strings', () => {
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a number', 1],
    ['an object', { toString: 1 }],
    ['a list', ['eip155']],
    ['a promise', Promise.resolve('connected')],
    ['a function', () => 'connected'],
  ])('%s: the kit starts disconnected, and connects', async (_, value) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    createTestWallet()
    const storage = {
      getItem: () => value,
      setItem: () => undefined,
      removeItem: () => undefined,
    } as unknown as KeyValueStorage
    const kit = createTestKit({ storage })
    await kit.ready()
    await settle()
    expect(kit.getAccount().status).toBe('disconnected')
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.getAccount().status).toBe('connected')
  })
})
