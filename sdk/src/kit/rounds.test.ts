// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { sendTransaction } from '../chains/namespaces/eip155/actions/sendTransaction.ts'
import { waitForTransactionReceipt } from '../chains/namespaces/eip155/actions/waitForTransactionReceipt.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  settle,
  twoFamilies,
} from '../test/testPage.test.helper.ts'
import type { ScriptedWallet } from '../testing/ScriptedWallet.ts'
import { connect } from '../wallets/connection/connect.ts'

/** Counts listeners of the window and the document, also those that a signal removes. */
function countListeners(): () => number {
  let open = 0
  for (const target of [window, document] as const) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    const known = new Map<unknown, Set<string>>()
    const forget = (type: string, listener: unknown) => {
      if (known.get(listener)?.delete(type)) open -= 1
    }
    vi.spyOn(target, 'addEventListener').mockImplementation(((
      type: string,
      listener: never,
      options?: unknown,
    ) => {
      const { signal, once } = (
        typeof options === 'object' && options ? options : {}
      ) as AddEventListenerOptions
      if (signal?.aborted) return
      const types = known.get(listener) ?? new Set()
      if (!types.has(type)) open += 1
      known.set(listener, types.add(type))
      signal?.addEventListener('abort', () => forget(type, listener), { once: true })
      if (once) add(type, () => forget(type, listener), { once: true })
      add(type, listener, options as never)
    }) as never)
    vi.spyOn(target, 'removeEventListener').mockImplementation(((
      type: string,
      listener: never,
      options?: unknown,
    ) => {
      forget(type, listener)
      remove(type, listener, options as never)
    }) as never)
  }
  return () => open
}

// F25
describe('100 kits, one after the other', () => {
  it.each([
    ['destroyed immediately', async () => undefined],
    [
      'destroyed while they connect',
      async (kit: ReturnType<typeof createTestKit>) => {
        void connect(kit, { connectorId: 'test.wallet' }).catch(() => undefined)
      },
    ],
    [
      'destroyed when connected',
      async (kit: ReturnType<typeof createTestKit>) => {
        await connect(kit, { connectorId: 'test.wallet' })
      },
    ],
    [
      'destroyed while the wallet is asked and a node is read',
      async (kit: ReturnType<typeof createTestKit>, wallet: ScriptedWallet) => {
        await connect(kit, { connectorId: 'test.wallet' })
        wallet.setNeverAnswer(true)
        const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
        void sendTransaction(kit, { to, value: 1n }).catch(() => undefined)
        void waitForTransactionReceipt(kit, { hash: `0x${'ab'.repeat(32)}` }).catch(() => undefined)
        await settle()
        // Reads of one tick go out together.
        if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
      },
    ],
  ])('%s: no listener, timer or connection is left', async (_, use) => {
    const wallet = createTestWallet()
    // The nodes never answer.
    vi.stubGlobal(
      'fetch',
      ({ signal }: Request) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    createTestSolanaWallet()
    const listeners = countListeners()
    // The first one loads code that stays.
    const first = createTestKit(twoFamilies)
    await use(first, wallet)
    first.destroy()
    await settle()
    vi.useFakeTimers()
    try {
      const before = { listeners: listeners(), timers: vi.getTimerCount() }
      for (let round = 0; round < 100; round += 1) {
        const kit = createTestKit(twoFamilies)
        await use(kit, wallet)
        kit.destroy()
      }
      await settle()
      expect({ listeners: listeners(), timers: vi.getTimerCount() }).toEqual(before)
      expect(wallet.countListeners()).toBe(0)
    } finally {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    }
  })
})
