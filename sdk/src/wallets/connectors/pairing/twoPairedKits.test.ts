// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  firstAddress,
  secondAddress,
  settle,
} from '../../../test/testPage.test.helper.ts'
import { disconnect } from '../../connection/disconnect.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { createPairingKit, pair, statuses } from './pairingKit.test.helper.ts'

const first = { eip155: { accounts: [`eip155:1:${firstAddress}`] } }
const second = { eip155: { accounts: [`eip155:1:${secondAddress}`] } }

/** Without it nothing is restored, so that a visitor pairs again. */
const status = '@appkit/connection_status'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockReset().mockImplementation(fake.init)
})

/** Two kits of one page, each paired with a phone of its own. */
async function pairBoth() {
  const storages = [createMemoryStorage(), createMemoryStorage()] as const
  const a = await pair(fake, first, createPairingKit({ storage: storages[0] }))
  const b = await pair(fake, second, createPairingKit({ storage: storages[1] }))
  return { a, b, storages }
}

describe('two kits that pair on one page', () => {
  it('have a session each, over one socket', async () => {
    const { a, b } = await pairBoth()
    expect([a.kit.getAddress(), b.kit.getAddress()]).toEqual([firstAddress, secondAddress])
    expect(fake.ended).toEqual([])
    for (const { kit, topic } of [a, b, a]) {
      await kit.getProvider('eip155')?.request({ method: 'personal_sign', params: ['0x', '0x'] })
      expect(fake.requests.at(-1)?.topic).toBe(topic)
    }
    expect(init.mock.calls.filter(([{ relayUrl }]) => relayUrl)).toHaveLength(1)
    a.kit.destroy()
    await settle()
    expect(fake.transportClose).not.toHaveBeenCalled()
    expect(b.kit.getAddress()).toBe(secondAddress)
    b.kit.destroy()
    await settle()
    expect(fake.transportClose).toHaveBeenCalledOnce()
  })

  it('disconnect without the other one', async () => {
    const { a, b } = await pairBoth()
    await disconnect(a.kit)
    expect(fake.ended).toEqual([a.topic])
    expect([statuses(a.kit), statuses(b.kit)]).toEqual([
      'disconnected disconnected idle',
      'connected disconnected idle',
    ])
    fake.end(b.topic)
    expect(statuses(b.kit)).toBe('disconnected disconnected idle')
  })

  it('are each restored to their own session', async () => {
    const { a, b, storages } = await pairBoth()
    a.kit.destroy()
    b.kit.destroy()
    // In the other order, so that none is merely the first one of the database.
    const kits = [...storages].reverse().map((storage) => createPairingKit({ storage }))
    await Promise.all(kits.map((kit) => kit.ready()))
    expect(kits.map((kit) => kit.getAddress())).toEqual([secondAddress, firstAddress])
    expect(fake.ended).toEqual([])
  })

  it('end their own session of an earlier visit, and no other, when they pair anew', async () => {
    const { a, b, storages } = await pairBoth()
    a.kit.destroy()
    b.kit.destroy()
    storages[1].setItem('@appkit/connection_status', 'disconnected')
    const kits = storages.map((storage) => createPairingKit({ storage }))
    await Promise.all(kits.map((kit) => kit.ready()))
    await pair(fake, first, kits[1])
    await settle()
    expect(fake.ended).toEqual([b.topic])
    expect(kits.map((kit) => kit.getAddress())).toEqual([firstAddress, firstAddress])
  })

  it('keep the session of the other one when they share a storage', async () => {
    const storage = createMemoryStorage()
    const a = await pair(fake, first, createPairingKit({ storage }))
    const b = createPairingKit({
      storage: { ...storage, getItem: (key) => (key === status ? null : storage.getItem(key)) },
    })
    await b.ready()
    await pair(fake, second, b)
    await settle()
    expect(fake.ended).toEqual([])
    expect([a.kit.getAddress(), b.getAddress()]).toEqual([firstAddress, secondAddress])
  })
})
