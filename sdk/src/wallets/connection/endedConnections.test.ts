import { describe, expect, it, vi } from 'vitest'
import { connectedTo, createConnectionContext, first, second } from './connectionContext.test.helper.ts'
import { createConnections } from './createConnections.ts'
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

// F20
describe('another wallet for a connected family', () => {
  const states = { eip155: connectedTo('eip155:1', first, 'one.test') }

  async function replaceBy(details: Parameters<typeof createScripted>[0], change: object = {}) {
    const one = createScripted(details)
    const two = createScripted({ id: 'two.test', namespaces: ['eip155'] })
    const kit = startConnections([one.connector, two.connector], { ...states, ...change })
    const connecting = kit.connections.connect({ connector: two.connector, namespaces: ['eip155'] })
    connecting.catch(() => undefined)
    await settle()
    return { ...kit, one, two, connecting }
  }

  it('takes its place before it is asked', async () => {
    const { one, getStatuses, calls } = await replaceBy({})
    expect(getStatuses()).toBe('connecting  asking')
    expect(calls).toContainEqual(['walletLeft', 'page', true])
    expect(one.connector.disconnect).not.toHaveBeenCalled()
  })

  it('ends a session that nothing uses any more', async () => {
    const { one } = await replaceBy({ sharesSession: true })
    expect(one.connector.disconnect).toHaveBeenCalledExactlyOnceWith(['eip155'])
  })

  it('keeps a session that another family uses', async () => {
    const solana = connectedTo('solana:1', solanaAddress, 'one.test')
    const { one, getStatuses } = await replaceBy({ sharesSession: true }, { solana })
    expect(getStatuses()).toBe('connecting connected asking')
    expect(one.connector.disconnect).not.toHaveBeenCalled()
  })

  it('reports a session that could not be ended', async () => {
    const disconnect = vi.fn(() => Promise.reject(new Error('offline')))
    const { calls } = await replaceBy({ sharesSession: true, disconnect })
    expect(calls).toContainEqual([
      'disconnectFailed',
      expect.objectContaining({
        code: 'DISCONNECT_FAILED',
        message: 'Failed to disconnect',
        cause: expect.objectContaining({ code: 'WALLET_REQUEST_FAILED', context: { method: 'disconnect' } }),
      }),
    ])
  })
})

// F11
describe('what a wallet reports', () => {
  it('is followed from the moment of its answer on', async () => {
    const { one, connecting, getState, getStatuses } = await startAttempt()
    one.question.answer(answer)
    await connecting
    one.report(({ accountsChanged }) => accountsChanged('eip155', [second]))
    one.report(({ chainChanged }) => chainChanged('eip155', 'eip155:137'))
    expect(getState('eip155')).toMatchObject({ address: second, caipNetworkId: 'eip155:137' })
    one.report(({ disconnected }) => disconnected(['eip155']))
    expect(getStatuses()).toBe('disconnected connected idle')
    expect(one.getWatched()).toEqual(['solana'])
  })
})

describe('a disconnect', () => {
  it('ends an attempt as a whole', async () => {
    const { one, connections, connecting, getStatuses, calls } = await startAttempt()
    connections.disconnect(['eip155'])
    expect(getStatuses()).toBe('disconnected disconnected idle')
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(one.question.request.signal.reason).toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(named(calls)).toEqual(['attemptStarted'])
  })

  it('of another family leaves the attempt alone', async () => {
    const [one, two] = [createScripted(), createScripted({ id: 'two.test' })]
    const solana = connectedTo('solana:1', solanaAddress, 'two.test')
    const kit = startConnections([one.connector, two.connector], { solana })
    const connecting = kit.connections.connect({ connector: one.connector, namespaces: ['eip155'] })
    await settle()
    kit.connections.disconnect(['solana'])
    expect(kit.getStatuses()).toBe('connecting disconnected asking')
    one.question.answer({ eip155: answer.eip155 })
    await expect(connecting).resolves.toHaveProperty('eip155')
  })

  it('dismisses a failed attempt, but not by that of another family', async () => {
    const one = createScripted()
    const kit = startConnections([one.connector])
    const connecting = kit.connections.connect({ connector: one.connector, namespaces: ['eip155'] })
    await settle()
    one.question.fail(new Error('broken'))
    await connecting.catch(() => undefined)
    kit.connections.disconnect(['solana'])
    expect(kit.getAttempt().status).toBe('failed')
    kit.connections.disconnect(['eip155'])
    expect(kit.getAttempt()).toEqual({ status: 'idle' })
    expect(kit.getState('eip155')).toEqual({ status: 'disconnected' })
  })

  it.each(['page', 'tab'] as const)('of this %s is stored by the page alone', (origin) => {
    const kit = startConnections([createScripted().connector], { eip155: connectedTo() })
    const key = '@appkit/eip155:connected_connector_id'
    kit.items.set(key, 'one.test')
    kit.connections.disconnect(['eip155'], origin)
    expect(kit.calls).toContainEqual(['walletLeft', origin, false])
    expect(kit.items.has(key)).toBe(origin === 'tab')
  })

  it('without a change writes nothing', () => {
    const kit = startConnections([createScripted().connector])
    const seen = vi.fn()
    kit.stores.connection.subscribe(seen)
    kit.connections.disconnect(['eip155'])
    expect(seen).not.toHaveBeenCalled()
    expect(kit.stores.connection.getState().namespaces).toEqual({})
  })
})

// F25
describe('destroy', () => {
  it('ends an attempt, and what the wallet reports later changes nothing', async () => {
    const { one, destroy, connecting, stores } = await startAttempt()
    const before = stores.connection.getState()
    destroy()
    await expect(connecting).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(one.question.request.signal.reason).toMatchObject({ code: 'DESTROYED' })
    one.question.request.report({ type: 'device', destination: 'a@b.example' })
    one.question.answer(answer)
    await settle()
    expect(stores.connection.getState()).toBe(before)
  })

  it('no longer looks at the wallets that are found', () => {
    const kit = createConnectionContext()
    const stop = vi.fn()
    vi.spyOn(kit.stores.connectors, 'subscribe').mockReturnValue(stop)
    createConnections(kit.context, kit.effects)
    expect(stop).not.toHaveBeenCalled()
    kit.lifetime.abort()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('stops listening to wallets, and refuses further calls', async () => {
    const { one, destroy, connections, connecting, stores, getStatuses } = await startAttempt()
    one.question.answer(answer)
    await connecting
    const before = stores.connection.getState()
    destroy()
    expect(one.getWatched()).toEqual([])
    connections.disconnect(both)
    connections.cancel()
    await connections.restore('one.test', both)
    await expect(connections.connect({ connector: one.connector, namespaces: both })).rejects.toMatchObject({
      code: 'DESTROYED',
    })
    await expect(connections.ask('eip155', () => new Promise(() => undefined))).rejects.toMatchObject({
      code: 'DESTROYED',
    })
    expect(stores.connection.getState()).toBe(before)
    expect(getStatuses()).toBe('connected connected idle')
    expect(one.questions).toHaveLength(1)
  })
})
