// @vitest-environment happy-dom
import { getIdentityHandler } from '@wallet-kit/clients/data-service/handlers'
import { lookupAddressHandler } from '@wallet-kit/clients/name-service/handlers'
import { describe, expect, it, vi } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { identityQueryOptions } from './identity.ts'
import { getStoredName } from './storedNames.ts'

const baseUrl = 'http://localhost:3000/data'
const key = '@appkit/identity_cache'
const day = 24 * 60 * 60_000

const storageWith = (name: unknown, timestamp = Date.now()) =>
  createMemoryStorage({
    [key]: JSON.stringify({ [firstAddress.toLowerCase()]: { identity: { name }, timestamp } }),
  })

/** Connects, and reads the names of these addresses. */
async function visit(name: string | null, addresses: readonly string[]) {
  onServices(
    getIdentityHandler({ baseUrl, reply: { name, avatar: null } }),
    lookupAddressHandler({ baseUrl, reply: [] }),
  )
  createTestWallet()
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage })
  await connect(kit, { connectorId: 'test.wallet' })
  for (const address of addresses)
    await getQueryClient(kit).fetchQuery(identityQueryOptions(kit, { address }))
  return { kit, storage }
}

describe('the name of the last visit', () => {
  it('is that of the connected account, for that account alone', async () => {
    const { storage } = await visit('alice.eth', [firstAddress, secondAddress])
    const kit = createTestKit({ storage })
    expect(getStoredName(kit, { address: firstAddress })).toBe('alice.eth')
    expect(getStoredName(kit, { address: firstAddress.toLowerCase() })).toBe('alice.eth')
    expect(getStoredName(kit, { address: secondAddress })).toBeUndefined()
  })

  it('is forgotten with the connection, and when the account has none any more', async () => {
    const { kit, storage } = await visit('alice.eth', [firstAddress])
    await kit.disconnect()
    expect(storage.getItem(key)).toBeNull()
    const after = await visit(null, [firstAddress])
    expect(getStoredName(after.kit, { address: firstAddress })).toBeUndefined()
  })

  it('is not stored with letters that need more than a look', async () => {
    const { kit, storage } = await visit('привет.eth', [firstAddress])
    expect(storage.getItem(key)).not.toContain('привет')
    expect(getStoredName(kit, { address: firstAddress })).toBeUndefined()
  })

  it('is not that of a network without names', () => {
    const networks = [{ ...ethereum, testnet: true }]
    const kit = createTestKit({ storage: storageWith('alice.eth'), networks })
    expect(getStoredName(kit, { address: firstAddress })).toBeUndefined()
  })

  it('is good for 30 days', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 31) })
    for (const [age, name] of [
      [30 * day, 'alice.eth'],
      [30 * day + 1, undefined],
      [-1, undefined],
    ] as const) {
      const kit = createTestKit({ storage: storageWith('alice.eth', Date.now() - age) })
      expect(getStoredName(kit, { address: firstAddress }), String(age)).toBe(name)
    }
    vi.useRealTimers()
  })

  // T14, T25
  it.each([
    'vit\u0430lik.eth',
    '\u202ehte.ecila',
    'Alice.eth',
    'vita\u200blik.eth',
    '<img src=x onerror=alert(1)>',
    'Send all your coins to me',
    'xn--a.eth',
    '0xf39fd6e51aad.eth',
    '',
    'a'.repeat(256),
    1,
    {},
    ['alice.eth'],
  ])('%j, which no kit has written, is not shown', (name) => {
    const kit = createTestKit({ storage: storageWith(name) })
    expect(getStoredName(kit, { address: firstAddress })).toBeUndefined()
  })

  // T25
  it.each(['{', 'null', '[]', `{"${firstAddress.toLowerCase()}":{"identity":null,"timestamp":1}}`])(
    'is missing in %s',
    (text) => {
      const kit = createTestKit({ storage: createMemoryStorage({ [key]: text }) })
      expect(getStoredName(kit, { address: firstAddress })).toBeUndefined()
    },
  )
})
