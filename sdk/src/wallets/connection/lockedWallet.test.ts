// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connected wallet, and everything that the kit has said about the connection since. */
async function connected() {
  const wallet = createTestWallet()
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage })
  await connect(kit, { connectorId: 'test.wallet' })
  const seen: string[] = []
  kit.subscribeAccount(({ status, address }) => seen.push(`${status} ${address}`))
  return { wallet, storage, kit, seen }
}

describe('a connected wallet that shares no account', () => {
  it('for less than a second has not left', async () => {
    const { wallet, kit, seen } = await connected()
    wallet.lock()
    vi.advanceTimersByTime(999)
    wallet.unlock()
    vi.advanceTimersByTime(10_000)
    await settle()
    expect(seen).toEqual([])
    expect(kit.getAddress()).toBe(firstAddress)
  })

  it('and then another one is followed there', async () => {
    const { wallet, kit } = await connected()
    wallet.lock()
    wallet.changeAccount(1)
    wallet.unlock()
    vi.advanceTimersByTime(10_000)
    expect(kit.getAddress()).toBe(secondAddress)
  })

  it('for a second is disconnected, and connected again on the next visit', async () => {
    const { wallet, storage, kit, seen } = await connected()
    wallet.lock()
    vi.advanceTimersByTime(1_000)
    expect(seen).toEqual(['disconnected undefined'])
    wallet.unlock()
    expect(kit.getIsConnectedState()).toBe(false)
    kit.destroy()
    const next = createTestKit({ storage })
    await next.ready()
    expect(next.getAddress()).toBe(firstAddress)
  })

  it('is not waited for where it says that it has left, or the visitor does', async () => {
    const { wallet, kit, storage } = await connected()
    wallet.lock()
    wallet.emit('disconnect', { code: 4900 })
    expect(kit.getIsConnectedState()).toBe(false)
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    await connect(kit, { connectorId: 'test.wallet' })
    wallet.lock()
    await kit.disconnect()
    wallet.unlock()
    vi.advanceTimersByTime(10_000)
    expect(kit.getIsConnectedState()).toBe(false)
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  // F25
  it('is waited for no longer than the kit is there', async () => {
    const { wallet, kit } = await connected()
    wallet.lock()
    kit.destroy()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of Solana has not left for less than a second', async () => {
    const solana = createTestSolanaWallet()
    const kit = createTestKit(twoFamilies)
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    solana.lock()
    vi.advanceTimersByTime(999)
    solana.unlock()
    vi.advanceTimersByTime(10_000)
    expect(kit.getIsConnectedState()).toBe(true)
    solana.lock()
    vi.advanceTimersByTime(1_000)
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it.each<[string, unknown]>([
    ['what is no list', 7],
    ['no account that can be read', [{ address: 7 }]],
  ])('of Solana is not waited for where it reports %s', async (_, accounts) => {
    const solana = createTestSolanaWallet()
    const kit = createTestKit(twoFamilies)
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    solana.emit({ accounts } as never)
    expect(kit.getIsConnectedState()).toBe(false)
  })
})
