import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectedTo, first } from './connectionContext.test.helper.ts'
import { restoreLimit } from './restore.ts'
import { createScripted, settle, shared, startConnections } from './scriptedConnections.test.helper.ts'

const both = ['eip155', 'solana'] as const
const solanaAddress = 'So1'
const session = { eip155: shared(first, 'eip155:1'), solana: shared(solanaAddress, 'solana:1') }
const idKey = '@appkit/eip155:connected_connector_id'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A restore that the wallet has been asked about. */
async function startRestore(origin?: 'page' | 'tab', names: readonly ('eip155' | 'solana')[] = both) {
  const one = createScripted({ id: 'found.test', storedId: 'one.test' })
  const two = createScripted({ id: 'two.test' })
  const kit = startConnections([one.connector, two.connector])
  const restoring = kit.connections.restore('one.test', names, origin)
  await settle()
  return { ...kit, one, two, restoring }
}

/** A second wallet that claims to be the stored one. */
function addImpostor({ stores }: ReturnType<typeof startConnections>): void {
  const impostor = createScripted({ id: 'impostor.test', storedId: 'one.test' })
  const { connectors } = stores.connectors.getState()
  stores.connectors.set({ connectors: [...connectors, impostor.connector] })
}

describe('a restore', () => {
  it('asks the wallet that is stored for all families, and takes its answer over', async () => {
    const kit = await startRestore()
    const { one, two, restoring, getState, getStatuses, calls } = kit
    expect(getStatuses()).toBe('restoring restoring idle')
    expect(getState('eip155')).toEqual({ status: 'restoring', connectorId: 'one.test' })
    expect(one.connector.connect).not.toHaveBeenCalled()
    const { request } = one.question
    expect(request.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:1', 'solana:1'])
    expect(request.signal.aborted).toBe(false)
    one.question.answer(session)
    await restoring
    expect(getStatuses()).toBe('connected connected idle')
    expect(getState('eip155')).toMatchObject({ connectorId: 'found.test', address: first })
    expect(one.getWatched()).toEqual(both)
    expect(calls).toEqual([
      ['accountLeaving', true],
      ['accountConnected', 'restore'],
    ])
    expect([one.questions.length, two.questions.length]).toEqual([1, 0])
    expect(vi.getTimerCount()).toBe(0)
    expect(request.signal.reason).toMatchObject({ code: 'CONNECT_ABORTED' })
  })

  it.each(['page', 'tab'] as const)('for this %s is stored by the page alone', async (origin) => {
    const { one, restoring, items } = await startRestore(origin)
    one.question.answer(session)
    await restoring
    expect(items.get(idKey)).toBe(origin === 'page' ? 'one.test' : undefined)
  })

  it.each(['page', 'tab'] as const)(
    'for this %s that fails says why, and the wallet is looked for again on the next visit',
    async (origin) => {
      const { one, restoring, items, getState, getStatuses } = await startRestore(origin)
      items.set(idKey, 'one.test')
      one.question.fail(new Error('broken'))
      await restoring
      expect(getStatuses()).toBe('disconnected disconnected idle')
      expect(getState('solana')).toMatchObject({
        error: { code: 'WALLET_REQUEST_FAILED', context: { method: 'restore' } },
      })
      expect(items.get(idKey)).toBe('one.test')
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('asks only for families that are free', async () => {
    const [one, two] = [createScripted(), createScripted({ id: 'two.test' })]
    const kit = startConnections([one.connector, two.connector], {
      eip155: connectedTo('eip155:1', first, 'two.test'),
    })
    const restoring = kit.connections.restore('one.test', both)
    await settle()
    const { networks } = one.question.request
    expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['solana:1'])
    expect(kit.getStatuses()).toBe('connected restoring idle')
    one.question.answer({ solana: session.solana })
    await restoring
    expect(kit.getState('eip155')).toMatchObject({ connectorId: 'two.test' })
    expect(kit.getState('solana')).toMatchObject({ connectorId: 'one.test' })
  })

  it('leaves an attempt alone, and waits for nothing where no family is free', async () => {
    const [one, two] = [createScripted(), createScripted({ id: 'two.test' })]
    const kit = startConnections([one.connector, two.connector], {
      solana: connectedTo('solana:1', solanaAddress, 'two.test'),
    })
    const connecting = kit.connections.connect({ connector: two.connector, namespaces: ['eip155'] })
    await settle()
    await kit.connections.restore('one.test', both)
    expect(one.questions).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    two.question.answer({ eip155: session.eip155 })
    await expect(connecting).resolves.toHaveProperty('eip155')
  })

  it('gives up in time, and is not taken up by a late answer', async () => {
    const { one, restoring, getState, getStatuses } = await startRestore()
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await restoring
    expect(getState('eip155')).toMatchObject({ error: { code: 'RESTORE_TIMEOUT' } })
    one.question.answer(session)
    await settle()
    expect(getStatuses()).toBe('disconnected disconnected idle')
  })

  it('gives way to a newer one of the same family', async () => {
    const { one, two, connections, restoring, getState, getStatuses } = await startRestore()
    const newer = connections.restore('two.test', both)
    await settle()
    expect(one.question.request.signal.reason).toMatchObject({ code: 'CONNECT_ABORTED' })
    one.question.answer(session)
    await restoring
    expect(getStatuses()).toBe('restoring restoring idle')
    expect(getState('eip155')).toEqual({ status: 'restoring', connectorId: 'two.test' })
    two.question.answer(session)
    await newer
    expect(getState('eip155')).toMatchObject({ status: 'connected', connectorId: 'two.test' })
  })

  it('ends with a disconnect', async () => {
    const { one, connections, restoring, getState } = await startRestore()
    connections.disconnect(both)
    await restoring
    expect(getState('eip155')).toEqual({ status: 'disconnected' })
    expect(one.question.request.signal.reason).toMatchObject({ code: 'CONNECT_ABORTED' })
  })

  it('that has found nothing is no connection', async () => {
    const kit = await startRestore()
    kit.one.question.answer({ solana: session.solana })
    await kit.restoring
    expect(kit.getStatuses()).toBe('disconnected connected idle')
    expect(kit.one.getWatched()).toEqual(['solana'])
  })

  it('asks one half of a wallet before the other one is there', async () => {
    const half = createScripted({ id: 'one.test', namespaces: ['eip155'] })
    const whole = createScripted({ id: 'one.test' })
    const kit = startConnections([half.connector])
    const restoring = kit.connections.restore('one.test', both)
    await settle()
    const [{ request }] = half.questions as [(typeof half)['question']]
    expect(request.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:1'])
    half.question.answer({ eip155: session.eip155 })
    await settle()
    expect(kit.getStatuses()).toBe('connected restoring idle')
    kit.stores.connectors.set({ connectors: [whole.connector] })
    await settle()
    const { networks } = whole.question.request
    expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['solana:1'])
    whole.question.answer({ solana: session.solana })
    await restoring
    expect(kit.getStatuses()).toBe('connected connected idle')
  })
})

it('ends when one half has failed and the other one is no longer waited for', async () => {
  const half = createScripted({ id: 'one.test', namespaces: ['eip155'] })
  const kit = startConnections([half.connector])
  const restoring = kit.connections.restore('one.test', both)
  await settle()
  half.question.fail(new Error('broken'))
  await settle()
  expect(kit.getStatuses()).toBe('disconnected restoring idle')
  kit.connections.disconnect(['solana'])
  await restoring
  expect(vi.getTimerCount()).toBe(0)
})

// T27
describe('a second wallet that claims to be the stored one', () => {
  it('while the first one is asked leaves both alone', async () => {
    const kit = await startRestore()
    addImpostor(kit)
    kit.one.question.answer(session)
    await kit.restoring
    expect(kit.getStatuses()).toBe('disconnected disconnected idle')
    expect(kit.getState('eip155')).toMatchObject({
      error: { code: 'CONNECTOR_NOT_FOUND', context: { connectorId: 'one.test' } },
    })
    expect(kit.one.getWatched()).toEqual([])
  })

  it('later ends what was restored, and nothing else', async () => {
    const kit = await startRestore('page', ['eip155'])
    kit.one.question.answer(session)
    await kit.restoring
    const restoring = kit.connections.restore('two.test', ['solana'])
    await settle()
    kit.two.question.answer(session)
    await restoring
    addImpostor(kit)
    expect(kit.getStatuses()).toBe('disconnected connected idle')
  })

  it('has no effect while each is alone', async () => {
    const kit = await startRestore()
    kit.one.question.answer(session)
    await kit.restoring
    const seen = vi.fn()
    kit.stores.connection.subscribe(seen)
    const { connectors } = kit.stores.connectors.getState()
    kit.stores.connectors.set({ connectors: [...connectors, createScripted({ id: 'three.test' }).connector] })
    expect(seen).not.toHaveBeenCalled()
    expect(kit.getStatuses()).toBe('connected connected idle')
  })

  it('does not end what the wallet has not restored', async () => {
    const kit = await startRestore()
    kit.one.question.answer({ eip155: session.eip155 })
    await kit.restoring
    const restoring = kit.connections.restore('two.test', ['solana'])
    await settle()
    addImpostor(kit)
    expect(kit.getStatuses()).toBe('disconnected restoring idle')
    kit.two.question.answer({ solana: session.solana })
    await restoring
    expect(kit.getStatuses()).toBe('disconnected connected idle')
  })

  it('does not end what the visitor has chosen again', async () => {
    const kit = await startRestore()
    kit.one.question.answer(session)
    await kit.restoring
    await kit.connections.connect({ connector: kit.one.connector, namespaces: both })
    addImpostor(kit)
    expect(kit.getStatuses()).toBe('connected connected idle')
  })

  it('does not end the restore of another wallet that has followed', async () => {
    const kit = await startRestore()
    kit.one.question.answer(session)
    await kit.restoring
    kit.one.report(({ disconnected }) => disconnected(['eip155']))
    kit.connections.disconnect(['solana'])
    const restoring = kit.connections.restore('two.test', both)
    await settle()
    addImpostor(kit)
    expect(kit.getStatuses()).toBe('restoring restoring idle')
    kit.two.question.answer(session)
    await restoring
    expect(kit.getStatuses()).toBe('connected connected idle')
  })
})

it('resumes every family that is being restored, those of one wallet together', async () => {
  const one = createScripted()
  const kit = startConnections([one.connector], {
    eip155: { status: 'restoring', connectorId: 'one.test' },
    solana: { status: 'restoring', connectorId: 'one.test' },
  })
  const resuming = kit.connections.resume()
  await settle()
  expect(one.questions).toHaveLength(1)
  one.question.answer(session)
  await resuming
  expect(kit.getStatuses()).toBe('connected connected idle')
})

it('resumes nothing else', async () => {
  const [one, two] = [createScripted(), createScripted({ id: 'two.test' })]
  const kit = startConnections([one.connector, two.connector], {
    eip155: { status: 'disconnected' },
    solana: { status: 'restoring', connectorId: 'two.test' },
  })
  const resuming = kit.connections.resume()
  await settle()
  expect(kit.getStatuses()).toBe('disconnected restoring idle')
  two.question.answer({ solana: session.solana })
  await resuming
  expect(one.questions).toEqual([])
  expect(kit.getStatuses()).toBe('disconnected connected idle')
})

// F25
it('ends with the kit, without a trace', async () => {
  const { one, destroy, restoring, stores, items } = await startRestore()
  const before = stores.connection.getState()
  destroy()
  await restoring
  expect(one.question.request.signal.reason).toMatchObject({ code: 'DESTROYED' })
  expect(vi.getTimerCount()).toBe(0)
  expect(stores.connection.getState()).toBe(before)
  expect(items.size).toBe(0)
})

// F25
it('does not begin in a kit that is destroyed', async () => {
  const one = createScripted()
  const kit = startConnections([one.connector])
  kit.destroy()
  await kit.connections.restore('one.test', both)
  expect(one.questions).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
