import { describe, expect, it, vi } from 'vitest'
import type { Namespace, SharedAccounts, WalletEvents } from '../../chains/namespaces/Namespace.ts'
import { createFamily } from './testConnectors.test.helper.ts'
import { watchEarly } from './watchEarly.ts'

const first: SharedAccounts = { addresses: ['0x1', '0x2'], caipNetworkId: 'eip155:1' }
const second: SharedAccounts = { addresses: ['0x2'], caipNetworkId: 'eip155:137' }

function start(readAgain: () => Promise<SharedAccounts | undefined> = async () => second) {
  const { wallet, family, report, isWatched } = createFamily('eip155')
  const again = vi.fn(readAgain)
  const watch = watchEarly(family as unknown as Namespace, wallet, again)
  const events = {
    accountsChanged: vi.fn<WalletEvents['accountsChanged']>(),
    chainChanged: vi.fn<WalletEvents['chainChanged']>(),
    disconnect: vi.fn<WalletEvents['disconnect']>(),
  }
  return { watch, again, report, isWatched, events }
}

describe('reading a wallet', () => {
  it('accepts an answer that no report contradicts', async () => {
    const { watch, again, report, isWatched } = start()
    expect(isWatched()).toBe(true)
    const answer = watch.read(async () => {
      report(({ accountsChanged }) => accountsChanged(['0x1', '0x2']))
      report(({ chainChanged }) => chainChanged('eip155:1'))
      // Malformed: says nothing.
      report(({ chainChanged }) => chainChanged(undefined))
      return first
    })
    await expect(answer).resolves.toBe(first)
    expect(again).not.toHaveBeenCalled()
  })

  it.each<[string, (events: WalletEvents) => void]>([
    ['other accounts', ({ accountsChanged }) => accountsChanged(['0x2'])],
    ['the accounts in another order', ({ accountsChanged }) => accountsChanged(['0x2', '0x1'])],
    ['no accounts', ({ accountsChanged }) => accountsChanged([])],
    ['another network', ({ chainChanged }) => chainChanged('eip155:137')],
    ['its end', ({ disconnect }) => disconnect()],
  ])('reads again after a report of %s', async (_, send) => {
    const { watch, again, report, events } = start()
    const answer = watch.read(async () => {
      report(send)
      return first
    })
    await expect(answer).resolves.toBe(second)
    expect(again).toHaveBeenCalledTimes(1)
    // The report was answered: it is not passed on.
    watch.attach(events)
    for (const listener of Object.values(events)) expect(listener).not.toHaveBeenCalled()
  })

  it.each<[string, (events: WalletEvents) => void, number]>([
    ['accounts', ({ accountsChanged }) => accountsChanged(['0x2']), 1],
    ['no accounts', ({ accountsChanged }) => accountsChanged([]), 0],
    ['another network', ({ chainChanged }) => chainChanged('eip155:137'), 0],
    ['its end', ({ disconnect }) => disconnect(), 0],
  ])('that shares nothing, and reports %s', async (_, send, reads) => {
    const { watch, again, report } = start()
    const answer = await watch.read(async () => {
      report(send)
      return undefined
    })
    expect(again).toHaveBeenCalledTimes(reads)
    expect(answer).toBe(reads > 0 ? second : undefined)
  })

  it('gives up on one that contradicts itself five times', async () => {
    const contradict = async () => {
      report(({ chainChanged }) => chainChanged('eip155:5'))
      return first
    }
    const { watch, again, report } = start(() => contradict())
    await expect(watch.read(contradict)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'accountsChanged' },
    })
    expect(again).toHaveBeenCalledTimes(4)
  })
})

describe('a wallet that is watched', () => {
  it('reports what it has reported since its answer, and what follows', async () => {
    const { watch, report, events } = start()
    await watch.read(async () => first)
    report(({ accountsChanged }) => accountsChanged(['0x2']))
    report(({ chainChanged }) => chainChanged('eip155:137'))
    report(({ disconnect }) => disconnect())
    const stop = watch.attach(events)
    expect(events.accountsChanged.mock.calls).toEqual([[['0x2']]])
    expect(events.chainChanged.mock.calls).toEqual([['eip155:137']])
    expect(events.disconnect).toHaveBeenCalledTimes(1)
    report(({ accountsChanged }) => accountsChanged([]))
    report(({ chainChanged }) => chainChanged('eip155:1'))
    report(({ disconnect }) => disconnect())
    expect(events.accountsChanged).toHaveBeenLastCalledWith([])
    expect(events.chainChanged).toHaveBeenLastCalledWith('eip155:1')
    expect(events.disconnect).toHaveBeenCalledTimes(2)
    stop()
    report(({ disconnect }) => disconnect())
    expect(events.disconnect).toHaveBeenCalledTimes(2)
  })

  it('that has reported nothing has nothing repeated', async () => {
    const { watch, events } = start()
    await watch.read(async () => first)
    watch.attach(events)
    for (const listener of Object.values(events)) expect(listener).not.toHaveBeenCalled()
  })

  it('is left when it is discarded, unless its reports are passed on', () => {
    const unused = start()
    unused.watch.discard()
    expect(unused.isWatched()).toBe(false)
    const used = start()
    used.watch.attach(used.events)
    used.watch.discard()
    expect(used.isWatched()).toBe(true)
  })
})
