import { describe, expect, it, vi } from 'vitest'
import type { SharedAccounts } from '../../chains/namespaces/Namespace.ts'
import { createProviderBehaviour } from './createProviderBehaviour.ts'
import { createFamily, networkOf } from './testConnectors.test.helper.ts'

const mainnet = networkOf('eip155:1')
const shared: SharedAccounts = { addresses: ['0x1'], caipNetworkId: 'eip155:1' }

function start(answer: SharedAccounts | undefined = shared) {
  const parts = createFamily('eip155', answer)
  const behaviour = createProviderBehaviour(
    { context: parts, details: { id: 'test', type: 'EXTERNAL' } },
    { eip155: parts.wallet },
  )
  const attempt = new AbortController()
  const report = vi.fn()
  const connect = (networks = [mainnet]) => behaviour.connect({ networks, report, signal: attempt.signal })
  const restore = () => behaviour.restore({ networks: [mainnet], signal: attempt.signal })
  const events = { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnected: vi.fn() }
  return { ...parts, behaviour, attempt, report, connect, restore, events }
}

describe('connecting', () => {
  it('reports that the visitor has to approve, asks the wallet, and keeps watching it', async () => {
    const { connect, family, wallet, report, isWatched } = start()
    await expect(connect()).resolves.toEqual({ eip155: shared })
    expect(report).toHaveBeenCalledExactlyOnceWith({ type: 'approve' })
    expect(family.requestAccounts).toHaveBeenCalledExactlyOnceWith(wallet, mainnet)
    expect(family.readAccounts).not.toHaveBeenCalled()
    expect(isWatched()).toBe(true)
  })

  it('rejects for a namespace that the wallet does not serve', async () => {
    const { connect } = start()
    await expect(connect([networkOf('solana:1')])).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      context: { namespace: 'solana' },
    })
  })

  // F16
  it('rejects a wallet that shares nothing, and stops watching it', async () => {
    const { connect, family, isWatched } = start()
    family.requestAccounts.mockResolvedValue(undefined as never)
    await expect(connect()).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'connect' },
    })
    expect(isWatched()).toBe(false)
  })

  it('stops watching a wallet that refuses', async () => {
    const { connect, family, isWatched } = start()
    family.requestAccounts.mockRejectedValue(new Error('no'))
    await expect(connect()).rejects.toThrow('no')
    expect(isWatched()).toBe(false)
  })

  // F13
  it('asks nothing once the attempt is over', async () => {
    const { connect, attempt, family, report, isWatched } = start()
    attempt.abort(new Error('over'))
    await expect(connect()).rejects.toThrow('over')
    expect(family.requestAccounts).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
    expect(isWatched()).toBe(false)
  })

  // F13
  it('takes no answer that follows the end of the attempt', async () => {
    const { connect, attempt, family, isWatched } = start()
    family.requestAccounts.mockImplementation(async () => {
      attempt.abort(new Error('over'))
      return shared
    })
    await expect(connect()).rejects.toThrow('over')
    expect(isWatched()).toBe(false)
  })

  // F13
  it('does not read a wallet again once the attempt is over', async () => {
    const { connect, attempt, family } = start()
    family.requestAccounts.mockImplementation(async () => {
      const [, listener] = family.watch.mock.lastCall ?? []
      listener?.accountsChanged(['0x2'])
      attempt.abort(new Error('over'))
      return shared
    })
    await expect(connect()).rejects.toThrow('over')
    expect(family.readAccounts).not.toHaveBeenCalled()
  })
})

describe('restoring', () => {
  it('reads without a prompt', async () => {
    const { restore, family, isWatched } = start()
    await expect(restore()).resolves.toEqual({ eip155: shared })
    expect(family.requestAccounts).not.toHaveBeenCalled()
    expect(isWatched()).toBe(true)
  })

  it('finds nothing where the wallet shares nothing, and stops watching it', async () => {
    const { restore, family, isWatched } = start()
    family.readAccounts.mockResolvedValue(undefined)
    await expect(restore()).resolves.toEqual({})
    expect(isWatched()).toBe(false)
  })

  it('needs no signal', async () => {
    const { behaviour } = start()
    await expect(behaviour.restore({ networks: [mainnet] })).resolves.toEqual({ eip155: shared })
  })

  it('asks nothing once it is over', async () => {
    const { restore, attempt, family } = start()
    attempt.abort(new Error('over'))
    await expect(restore()).rejects.toThrow('over')
    expect(family.readAccounts).not.toHaveBeenCalled()
  })
})

describe('watching', () => {
  it('passes on the reports of a wallet that has been read, under its namespace, until it is stopped', async () => {
    const { behaviour, restore, report: _, events, isWatched, family } = start()
    await restore()
    const stop = behaviour.watch(['eip155', 'solana'], events)
    const [, listener] = family.watch.mock.lastCall ?? []
    listener?.accountsChanged(['0x2'])
    listener?.chainChanged('eip155:137')
    listener?.chainChanged(undefined)
    listener?.disconnect()
    expect(events.accountsChanged).toHaveBeenCalledExactlyOnceWith('eip155', ['0x2'])
    expect(events.chainChanged).toHaveBeenCalledExactlyOnceWith('eip155', 'eip155:137')
    expect(events.disconnected).toHaveBeenCalledExactlyOnceWith(['eip155'])
    stop()
    expect(isWatched()).toBe(false)
  })

  it('ends with the attempt, unless the reports are passed on', async () => {
    const unused = start()
    await unused.connect()
    unused.attempt.abort()
    expect(unused.isWatched()).toBe(false)
    const used = start()
    await used.connect()
    used.behaviour.watch(['eip155'], used.events)
    used.attempt.abort()
    expect(used.isWatched()).toBe(true)
  })

  it('is needed once: a wallet that is read again is watched anew', async () => {
    const { behaviour, restore, family, events, isWatched } = start()
    await restore()
    await restore()
    const stop = behaviour.watch(['eip155'], events)
    expect(family.watch).toHaveBeenCalledTimes(2)
    stop()
    expect(isWatched()).toBe(false)
    // The wallet has not been read since.
    behaviour.watch(['eip155'], events)()
    expect(events.accountsChanged).not.toHaveBeenCalled()
  })

  // F16
  it('stops the others where one throws', async () => {
    const { behaviour, restore, family, events } = start()
    family.watch.mockReturnValue(() => {
      throw new Error('broken')
    })
    await restore()
    expect(() => behaviour.watch(['eip155'], events)()).not.toThrow()
  })
})

describe('leaving', () => {
  it('informs the wallet', async () => {
    const { behaviour, family, wallet } = start()
    await behaviour.disconnect(['eip155'])
    expect(family.releaseAccounts).toHaveBeenCalledExactlyOnceWith(wallet)
    await expect(behaviour.disconnect(['solana'])).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  it('has its provider at any time', () => {
    const { behaviour, wallet } = start()
    expect(behaviour.getProvider('eip155')).toBe(wallet)
    expect(behaviour.getProvider('solana')).toBeUndefined()
  })
})
