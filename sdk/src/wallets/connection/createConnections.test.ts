import { describe, expect, it } from 'vitest'
import { connectedTo, first } from './connectionContext.test.helper.ts'
import { createScripted, settle, shared, startConnections } from './scriptedConnections.test.helper.ts'

const both = ['eip155', 'solana'] as const
const solanaAddress = 'So1'
const answer = { eip155: shared(first, 'eip155:1'), solana: shared(solanaAddress, 'solana:1') }

/** An attempt to connect both families that the wallet has been asked about. */
async function startAttempt(details: Parameters<typeof createScripted>[0] = {}) {
  const one = createScripted(details)
  const two = createScripted({ id: 'two.test' })
  const kit = startConnections([one.connector, two.connector])
  const { connections } = kit
  const connecting = connections.connect({ connector: one.connector, namespaces: both })
  connecting.catch(() => undefined)
  await settle()
  return { ...kit, one, two, connecting }
}

const named = (calls: readonly unknown[][]) => calls.map(([name]) => name)

describe('an attempt', () => {
  it('asks the wallet for all families at once, and ends with its answer', async () => {
    const one = createScripted()
    const kit = startConnections([one.connector])
    const connecting = kit.connections.connect({ connector: one.connector, namespaces: both, uri: 'wc:1' })
    expect(kit.getStatuses()).toBe('connecting connecting asking')
    expect(kit.getState('solana')).toEqual({ status: 'connecting', connectorId: 'one.test' })
    expect(kit.calls).toEqual([['attemptStarted', one.connector, undefined]])
    await settle()
    const identity = { number: 1, connectorId: 'one.test', namespaces: both }
    expect(kit.getAttempt()).toEqual({ status: 'asking', ...identity, step: { type: 'approve' } })
    const { request } = one.question
    expect(request.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:1', 'solana:1'])
    // One message states one account of one family.
    expect(request).toMatchObject({ uri: 'wc:1', signIn: undefined })
    expect(one.getWatched()).toEqual([])
    one.question.answer(answer)
    const connected = await connecting
    expect(connected).toEqual({ eip155: kit.getState('eip155'), solana: kit.getState('solana') })
    expect(connected.eip155).toMatchObject({ connectorId: 'one.test', caipNetworkId: 'eip155:1' })
    expect(connected.solana?.allAccounts).toEqual([
      { namespace: 'solana', address: solanaAddress, type: 'eoa' },
    ])
    expect(kit.getAttempt()).toEqual({ status: 'idle' })
    expect(one.getWatched()).toEqual(both)
    expect(one.questions).toHaveLength(1)
    expect(request.signal.aborted).toBe(false)
  })

  it('offers the wallet of one family to sign in', async () => {
    const one = createScripted()
    const { connections } = startConnections([one.connector])
    connections.connect({ connector: one.connector, namespaces: ['eip155'] }).catch(() => undefined)
    await settle()
    expect(one.question.request.signIn).toEqual(expect.any(Function))
    connections.cancel()
  })

  it('shows what the visitor has to do, as long as the wallet is asked', async () => {
    const { one, getAttempt, connecting } = await startAttempt()
    const { request } = one.question
    const step = { type: 'uri', uri: 'wc:2', expiresAt: 1 } as const
    request.report(step)
    expect(getAttempt()).toEqual({
      status: 'asking',
      number: 1,
      connectorId: 'one.test',
      namespaces: both,
      step,
    })
    one.question.answer(answer)
    await connecting
    request.report(step)
    expect(getAttempt()).toEqual({ status: 'idle' })
  })

  it('connects what the wallet has approved, and nothing else', async () => {
    const { one, connecting, getStatuses, getState } = await startAttempt()
    one.question.answer({ eip155: answer.eip155 })
    const connected = await connecting
    expect(connected).toEqual({ eip155: getState('eip155') })
    expect(getStatuses()).toBe('connected disconnected idle')
    expect(one.getWatched()).toEqual(['eip155'])
    expect(one.connector.watch).toHaveBeenCalledTimes(1)
  })

  it('connects where one of the families has no account', async () => {
    const { one, connecting, getStatuses } = await startAttempt()
    one.question.answer({ ...answer, eip155: { ...answer.eip155, addresses: [] } })
    await connecting
    expect(getStatuses()).toBe('disconnected connected idle')
  })

  it.each([[{}], [{ eip155: { addresses: [], caipNetworkId: 'eip155:1' } } as const]])(
    'fails where the wallet approves nothing: %j',
    async (session) => {
      const { one, connecting, getState, getAttempt, getStatuses, calls } = await startAttempt()
      one.question.answer(session)
      const error = await connecting.catch((reason) => reason)
      expect(error).toMatchObject({ code: 'WALLET_REPLY_INVALID', context: { method: 'connect' } })
      expect(getStatuses()).toBe('disconnected disconnected failed')
      expect(getState('solana')).toEqual({ status: 'disconnected', error })
      expect(getAttempt()).toEqual({
        status: 'failed',
        number: 1,
        connectorId: 'one.test',
        namespaces: both,
        error,
      })
      expect(named(calls)).not.toContain('attemptCancelled')
      expect(one.getWatched()).toEqual([])
    },
  )

  it('fails with the error of the wallet, and ends whatever else it was asked', async () => {
    const { one, connecting, getAttempt } = await startAttempt()
    one.question.fail(new Error('broken'))
    const error = await connecting.catch((reason) => reason)
    expect(error).toMatchObject({ code: 'WALLET_REQUEST_FAILED', context: { method: 'connect' } })
    expect(getAttempt()).toMatchObject({ status: 'failed', error })
    expect(one.question.request.signal.reason).toBe(error)
    one.question.request.report({ type: 'device', destination: 'a@b.example' })
    expect(getAttempt()).toMatchObject({ status: 'failed', error })
  })

  it('is numbered, so that a repeated one differs', async () => {
    const { one, connecting, connections, getAttempt } = await startAttempt()
    one.question.fail(new Error('broken'))
    await connecting.catch(() => undefined)
    connections.connect({ connector: one.connector, namespaces: both }).catch(() => undefined)
    await settle()
    expect(getAttempt()).toMatchObject({ status: 'asking', number: 2 })
    expect(one.questions).toHaveLength(2)
  })

  it('asks nothing where everything is connected', async () => {
    const one = createScripted()
    const eip155 = connectedTo()
    const kit = startConnections([one.connector], { eip155 })
    await expect(
      kit.connections.connect({ connector: one.connector, namespaces: ['eip155'] }),
    ).resolves.toEqual({ eip155 })
    expect(one.questions).toEqual([])
    expect(kit.calls).toEqual([])
  })

  it('is joined by an equal call, and asked again by one that wants that', async () => {
    const { one, connections, connecting, getStatuses } = await startAttempt()
    const joined = connections.connect({ connector: one.connector, namespaces: both })
    await settle()
    expect(one.questions).toHaveLength(1)
    const restarted = connections.connect({ connector: one.connector, namespaces: both, restart: true })
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await expect(joined).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    expect(one.questions).toHaveLength(2)
    one.question.answer(answer)
    await restarted
    expect(getStatuses()).toBe('connected connected idle')
  })
})

// F13, F24
describe('an attempt that is given up', () => {
  it('ends with its reason, and the late answer of the wallet is ignored', async () => {
    const { one, connections, connecting, getStatuses, getState, getAttempt, calls } = await startAttempt()
    connections.cancel()
    expect(getStatuses()).toBe('disconnected disconnected idle')
    expect(getState('eip155')).toEqual({ status: 'disconnected' })
    expect(one.question.request.signal.reason).toMatchObject({ code: 'CONNECT_ABORTED' })
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    one.question.request.report({ type: 'device', destination: 'a@b.example' })
    one.question.answer(answer)
    await settle()
    expect(getStatuses()).toBe('disconnected disconnected idle')
    expect(getAttempt()).toEqual({ status: 'idle' })
    expect(one.getWatched()).toEqual([])
    expect(named(calls).filter((name) => name === 'attemptCancelled')).toHaveLength(1)
    connections.cancel()
    expect(named(calls).filter((name) => name === 'attemptCancelled')).toHaveLength(1)
  })

  it('in whichever turn that happens: it is either connected or rejected', async () => {
    const outcomes = new Set<string>()
    for (let turns = 0; turns < 12; turns += 1) {
      const { one, connections, connecting, getStatuses } = await startAttempt()
      const outcome = connecting.then(
        () => 'connected',
        () => 'disconnected',
      )
      one.question.answer(answer)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      connections.cancel()
      const status = await outcome
      expect(getStatuses(), `after ${turns} turns`).toBe(`${status} ${status} idle`)
      expect(one.getWatched()).toEqual(status === 'connected' ? both : [])
      outcomes.add(status)
    }
    expect(outcomes.size).toBe(2)
  })

  it('by the signal of its caller ends as well', async () => {
    const one = createScripted()
    const kit = startConnections([one.connector])
    const controller = new AbortController()
    const request = { connector: one.connector, namespaces: both, signal: controller.signal }
    const connecting = kit.connections.connect(request)
    await settle()
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    expect(kit.getStatuses()).toBe('disconnected disconnected idle')
    expect(kit.getState('eip155')).toEqual({ status: 'disconnected' })
    expect(one.question.request.signal.reason).toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(named(kit.calls)).toEqual(['attemptStarted', 'attemptCancelled'])
    await expect(kit.connections.connect(request)).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(one.questions).toHaveLength(1)
    expect(named(kit.calls)).toHaveLength(2)
  })

  it('leaves the wallet alone once it has connected', async () => {
    const one = createScripted()
    const kit = startConnections([one.connector])
    const controller = new AbortController()
    const { signal } = controller
    const connecting = kit.connections.connect({ connector: one.connector, namespaces: both, signal })
    connecting.catch(() => undefined)
    await settle()
    one.question.answer(answer)
    while (kit.getState('eip155').status !== 'connected') await Promise.resolve()
    controller.abort()
    await settle()
    expect(one.question.request.signal.aborted).toBe(false)
  })

  it('by a subscriber before the wallet is asked opens nothing and asks nothing', async () => {
    const one = createScripted()
    const kit = startConnections([one.connector])
    const stop = kit.stores.connection.subscribe(() => {
      stop()
      kit.connections.cancel()
    })
    await expect(
      kit.connections.connect({ connector: one.connector, namespaces: both }),
    ).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(one.questions).toEqual([])
    expect(named(kit.calls)).toEqual(['attemptCancelled'])
  })

  it('after it has failed is dismissed, with what another tab has connected left alone', async () => {
    const { one, two, connections, connecting, getStatuses, getState, calls } = await startAttempt()
    one.question.fail(new Error('broken'))
    await connecting.catch(() => undefined)
    const restoring = connections.restore('two.test', ['solana'], 'tab')
    await settle()
    connections.cancel()
    expect(getStatuses()).toBe('disconnected restoring idle')
    expect(getState('eip155')).toEqual({ status: 'disconnected' })
    expect(named(calls).at(-1)).toBe('attemptCancelled')
    two.question.answer({ solana: answer.solana })
    await restoring
    expect(getStatuses()).toBe('disconnected connected idle')
  })
})

// F13
describe('a newer attempt', () => {
  it('takes over, whatever the older one was about', async () => {
    const { one, two, connections, connecting, getStatuses, getAttempt, calls } = await startAttempt()
    const newer = connections.connect({ connector: two.connector, namespaces: ['solana'] })
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(getStatuses()).toBe('disconnected connecting asking')
    expect(getAttempt()).toMatchObject({ number: 2, connectorId: 'two.test', namespaces: ['solana'] })
    expect(named(calls)).toEqual(['attemptStarted', 'attemptStarted'])
    one.question.answer(answer)
    await settle()
    expect(getStatuses()).toBe('disconnected connecting asking')
    two.question.answer({ solana: answer.solana })
    await newer
    expect(getStatuses()).toBe('disconnected connected idle')
  })

  it('in the same tick keeps the older one from asking', async () => {
    const [one, two] = [createScripted(), createScripted({ id: 'two.test' })]
    const { connections } = startConnections([one.connector, two.connector])
    const older = connections.connect({ connector: one.connector, namespaces: both })
    older.catch(() => undefined)
    connections.connect({ connector: two.connector, namespaces: both }).catch(() => undefined)
    await settle()
    expect(one.questions).toEqual([])
    expect(two.questions).toHaveLength(1)
  })

  it('that began while an even older one was ended goes on beside the latest one', async () => {
    const { one, two, connections, stores, getAttempt, getStatuses } = await startAttempt()
    const three = createScripted({ id: 'three.test' })
    stores.connectors.set({ connectors: [one.connector, two.connector, three.connector] })
    let between: Promise<unknown> | undefined
    const stop = stores.connection.subscribe(() => {
      stop()
      between = connections.connect({ connector: three.connector, namespaces: ['solana'] })
    })
    connections.connect({ connector: two.connector, namespaces: ['eip155'] }).catch(() => undefined)
    await settle()
    const latest = getAttempt()
    expect(latest).toMatchObject({ status: 'asking', connectorId: 'two.test' })
    three.question.answer({ solana: answer.solana })
    await between
    expect(getStatuses()).toBe('connecting connected asking')
    expect(getAttempt()).toBe(latest)
  })

  it('that begins while the older one is committed stays', async () => {
    const { one, two, connections, connecting, stores, getAttempt } = await startAttempt()
    const stop = stores.connection.subscribe(() => {
      if (getAttempt().status !== 'idle') return
      stop()
      connections.connect({ connector: two.connector, namespaces: ['solana'] }).catch(() => undefined)
    })
    one.question.answer(answer)
    await connecting
    expect(getAttempt()).toMatchObject({ status: 'asking', number: 2, connectorId: 'two.test' })
  })
})
