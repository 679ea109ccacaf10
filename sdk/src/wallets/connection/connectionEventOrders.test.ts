// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import { runs } from '../../test/fuzz/runs.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  settle,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import type { ConnectionState } from './ConnectionState.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'
import { restoreLimit } from './restore.ts'

const connectorId = 'test.wallet'

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

/** Allowed successors of a status. */
const successors: Record<ConnectionState['status'], readonly ConnectionState['status'][]> = {
  disconnected: ['disconnected', 'restoring', 'connecting'],
  restoring: ['connecting', 'connected', 'disconnected', 'restoring'],
  connecting: ['connecting', 'connected', 'disconnected'],
  connected: ['connected', 'disconnected'],
}

function watchLaws(kit: AppKit, storage: ReturnType<typeof createMemoryStorage>) {
  const broken: string[] = []
  kit.stores.connection.subscribe(({ namespaces }, before) => {
    const next = namespaces.eip155 ?? { status: 'disconnected' as const }
    const previous = before.namespaces.eip155 ?? { status: 'disconnected' as const }
    if (!successors[previous.status].includes(next.status)) broken.push(`${previous.status} > ${next.status}`)
    if (next.status === 'connected' && next.allAccounts[0]?.address !== next.address) broken.push('address')
  })
  return (lastWord: string) => {
    const { status } = kit.getAccount()
    const stored = storage.getItem('@appkit/connection_status')
    if (status === 'connected' && stored !== 'connected') broken.push('connected, but not stored')
    // A wallet that was found locked is looked for again.
    const isLeft = status === 'disconnected' && lastWord === 'disconnect'
    if (isLeft && stored === 'connected') broken.push('disconnected, but stored')
    return broken
  }
}

describe('a connection under any order of events', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(Array.from({ length: runs(200) }, (_, seed) => seed))('keeps its laws, seed %i', async (seed) => {
    const random = createRandom(seed)
    const wallet = createTestWallet({ announced: false })
    const announced: (() => void)[] = []
    const remembered = random() < 0.5
    const storage = createMemoryStorage(
      remembered
        ? {
            '@appkit/connection_status': 'connected',
            '@appkit/connected_namespaces': 'eip155',
            '@appkit/eip155:connected_connector_id': connectorId,
          }
        : {},
    )
    if (random() < 0.5) announced.push(announceWallet(wallet))
    const kit = createTestKit({ storage })
    const laws = watchLaws(kit, storage)
    const attempts: Promise<unknown>[] = []
    let lastWord = ''

    const steps: Record<string, () => void> = {
      announce: () => announced.push(announceWallet(wallet)),
      connect: () => attempts.push(connect(kit, { connectorId }).catch((error: unknown) => error)),
      disconnect: () => attempts.push(kit.disconnect()),
      cancel: () => cancelConnect(kit),
      reject: () => wallet.rejectNext('eth_requestAccounts'),
      hold: () => wallet.setHold(true),
      answer: () => {
        wallet.setHold(false)
        wallet.answerPending()
      },
      garbage: () => wallet.setGarbage(true),
      sense: () => wallet.setGarbage(false),
      lock: () => wallet.lock(),
      unlock: () => wallet.unlock(),
      revoke: () => wallet.revoke(),
      account: () => wallet.changeAccount(random() < 0.5 ? 0 : 1),
      chain: () => wallet.changeChain(random() < 0.5 ? 1 : 137),
      drop: () => wallet.emit('disconnect', { code: 4900 }),
      wait: () => vi.advanceTimersByTime(Math.floor(random() * restoreLimit)),
    }
    const names = Object.keys(steps)
    for (let turn = 0; turn < 40; turn += 1) {
      const name = names[Math.floor(random() * names.length)] ?? 'wait'
      steps[name]?.()
      if (name === 'connect' || name === 'disconnect') lastWord = name
      if (random() < 0.7) await settle()
    }

    // In the end everything is answered, and every promise settles.
    wallet.setGarbage(false)
    wallet.setHold(false)
    await settle()
    wallet.answerPending()
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await vi.dynamicImportSettled()
    await Promise.all(attempts)
    await kit.ready()
    await settle()
    expect(laws(lastWord)).toEqual([])
    if (lastWord === 'disconnect') expect(kit.getAccount().status).toBe('disconnected')
    expect(wallet.countListeners()).toBe(kit.getIsConnectedState() ? 3 : 0)

    kit.destroy()
    expect(wallet.countListeners()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    for (const stop of announced) stop()
  })
})

// F26
describe('a kit that is created twice, as React’s strict mode does', () => {
  it('restores once for each that lives, and leaves nothing of the other', async () => {
    const memory = createMemoryStorage({
      'scripted-wallet:test.wallet': JSON.stringify({ granted: true }),
    })
    const wallet = createTestWallet({ storage: memory })
    const storage = createMemoryStorage({
      '@appkit/connection_status': 'connected',
      '@appkit/eip155:connected_connector_id': connectorId,
    })
    createTestKit({ storage }).destroy()
    const kit = createTestKit({ storage })
    await kit.ready()
    await settle()
    expect(kit.getAccount().status).toBe('connected')
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
    expect(wallet.countListeners()).toBe(3)
  })

  it('does nothing any more once it is destroyed', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    kit.destroy()
    kit.destroy()
    wallet.changeAccount(1)
    await kit.open()
    expect(kit.isOpen()).toBe(false)
    await expect(connect(kit, { connectorId: 'test.wallet' })).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(storage.getItem('@appkit/connection_status')).toBe('connected')
  })

  it('does not see another kit on the page', async () => {
    createTestWallet()
    const [first, second] = [createTestKit(), createTestKit()]
    await first.open()
    first.setThemeMode('light')
    await connect(first, { connectorId })
    expect(second.isOpen()).toBe(false)
    expect(second.getThemeMode()).toBe('dark')
    expect(second.getAccount().status).toBe('disconnected')
  })
})
