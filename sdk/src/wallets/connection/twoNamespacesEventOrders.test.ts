// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import { runs } from '../../test/fuzz/runs.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'
import { restoreLimit } from './restore.ts'

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const families = ['eip155', 'solana'] as const

function watchLaws(kit: AppKit, storage: ReturnType<typeof createMemoryStorage>) {
  const broken: string[] = []
  kit.stores.connection.subscribe(({ namespaces, attempt }) => {
    const asked = attempt.status === 'asking' ? attempt.namespaces : []
    for (const name of families) {
      const isConnecting = namespaces[name]?.status === 'connecting'
      if (isConnecting !== asked.includes(name)) broken.push(`${name} is asked: ${isConnecting}`)
    }
  })
  return () => {
    const stored = storage.getItem('@appkit/connected_namespaces')?.split(',') ?? []
    for (const name of families) {
      const isConnected = kit.getAccount(name).isConnected
      if (isConnected && !stored.includes(name)) broken.push(`${name} is not stored`)
      if (isConnected !== Boolean(kit.getProvider(name)))
        broken.push(`${name} has a provider: ${!isConnected}`)
    }
    return broken
  }
}

describe('two namespaces under any order of events', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(Array.from({ length: runs(200) }, (_, seed) => seed))('keep their laws, seed %i', async (seed) => {
    const random = createRandom(seed)
    const evm = createTestWallet({ announced: false })
    const solana = createTestSolanaWallet({ registered: false, name: 'Test Wallet' })
    createTestSolanaWallet({ name: 'Other' })
    createTestWallet({ name: 'Second', rdns: 'second.wallet' })
    const storage = createMemoryStorage(
      random() < 0.5
        ? {
            '@appkit/connection_status': 'connected',
            '@appkit/connected_namespaces': 'eip155,solana',
            '@appkit/eip155:connected_connector_id': 'test.wallet',
            '@appkit/solana:connected_connector_id': random() < 0.5 ? 'test.wallet' : 'standard.test-wallet',
          }
        : {},
    )
    const stops: (() => void)[] = []
    const kit = createTestKit({ ...twoFamilies, storage })
    const laws = watchLaws(kit, storage)
    const attempts: Promise<unknown>[] = []
    const ids = ['test.wallet', 'standard.test-wallet', 'standard.other', 'second.wallet']
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

    const steps: Record<string, () => void> = {
      announce: () => stops.push(announceWallet(evm)),
      register: () => stops.push(registerStandardWallet(solana.wallet)),
      unregister: () => stops.pop()?.(),
      connect: () => {
        const namespaces = pick([undefined, ['eip155'], ['solana']] as const)
        const parameters = { connectorId: pick(ids), ...(namespaces && { namespaces }) }
        attempts.push(connect(kit, parameters).catch((error: unknown) => error))
      },
      connectAgain: () => steps.connect?.(),
      disconnect: () => attempts.push(kit.disconnect(pick([undefined, ...families]))),
      cancel: () => cancelConnect(kit),
      reject: () => pick([evm, solana]).rejectNext(),
      hold: () => pick([evm, solana]).setHold(true),
      answer: () => {
        for (const wallet of [evm, solana]) {
          wallet.setHold(false)
          wallet.answerPending()
        }
      },
      garbage: () => pick([evm, solana]).setGarbage(true),
      sense: () => {
        for (const wallet of [evm, solana]) wallet.setGarbage(false)
      },
      lock: () => pick([evm, solana]).lock(),
      unlock: () => pick([evm, solana]).unlock(),
      revoke: () => pick([evm, solana]).revoke(),
      account: () => pick([evm, solana]).changeAccount(pick([0, 1])),
      chain: () => evm.changeChain(pick([1, 137])),
      open: () => attempts.push(kit.open()),
      close: () => attempts.push(kit.close()),
      tab: () => void window.dispatchEvent(new StorageEvent('storage', { key: '@appkit/x' })),
      wait: () => vi.advanceTimersByTime(Math.floor(random() * restoreLimit)),
    }
    for (let turn = 0; turn < 50; turn += 1) {
      steps[pick(Object.keys(steps))]?.()
      if (random() < 0.7) await settle()
    }

    // In the end everything is answered, and every promise settles.
    steps.sense?.()
    steps.answer?.()
    await settle()
    steps.answer?.()
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await vi.dynamicImportSettled()
    await Promise.all(attempts)
    await kit.ready()
    await settle()
    for (const stop of stops) stop()
    expect(laws()).toEqual([])
    expect(kit.stores.connection.getState().attempt.status).not.toBe('asking')
    kit.destroy()
    await settle()
    expect([evm.countListeners(), solana.countListeners(), vi.getTimerCount()]).toEqual([0, 0, 0])
  })
})
