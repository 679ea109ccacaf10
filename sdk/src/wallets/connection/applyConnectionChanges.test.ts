import { describe, expect, it, vi } from 'vitest'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import {
  applyConnectionChanges,
  type ConnectionChange,
  type ConnectionTransition,
} from './applyConnectionChanges.ts'
import { type ConnectionState, disconnectedState } from './ConnectionState.ts'
import { connectedTo, createConnectionContext, first, second } from './connectionContext.test.helper.ts'

const connecting: ConnectionState = { status: 'connecting', connectorId: 'one.test' }
const restoring: ConnectionState = { status: 'restoring', connectorId: 'one.test' }
const solana = (address = first) => connectedTo('solana:1', address)

type States = Partial<Record<ChainNamespace, ConnectionState>>

/** Applies new states, as they follow from the answer of a wallet or another event. */
function apply(
  before: States,
  after: States,
  {
    type = 'answered',
    origin = 'page',
    unsupported = false,
    ...transition
  }: Partial<ConnectionTransition> & {
    type?: ConnectionChange['event']['type']
    origin?: ConnectionChange['origin']
    unsupported?: boolean
  } = {},
) {
  const parts = createConnectionContext(before)
  const { context, effects, stores, calls } = parts
  if (unsupported) stores.networks.set({ ...stores.networks.getState(), isSupported: false })
  const changes = Object.entries(after).map(([name, next]): ConnectionChange => {
    const namespace = name as ChainNamespace
    const previous = before[namespace] ?? disconnectedState
    return { namespace, previous, next, event: { type } as ConnectionChange['event'], origin }
  })
  const accept = vi.fn()
  stores.connection.subscribe(() => calls.push(['seen']))
  applyConnectionChanges(context, effects, { changes, ...transition }, accept)
  const { active, activeNamespace } = stores.networks.getState()
  return {
    ...parts,
    accept,
    state: () => stores.connection.getState(),
    active: active?.caipNetworkId,
    activeNamespace,
  }
}

// T9
describe('an account that becomes the active one', () => {
  it('leaves the session before it is visible, is remembered, and goes on', () => {
    const { calls, accept, state, items, active } = apply(
      { eip155: connecting },
      { eip155: connectedTo('eip155:137') },
    )
    expect(calls).toEqual([['accountLeaving', true], ['seen']])
    expect(accept.mock.calls).toEqual([['eip155', 'connect']])
    expect(state().namespaces.eip155).toEqual(connectedTo('eip155:137'))
    expect(active).toBe('eip155:137')
    expect(items.get('@appkit/eip155:connected_connector_id')).toBe('one.test')
  })

  it('may be that of another network or another address', () => {
    for (const next of [connectedTo('eip155:137'), connectedTo('eip155:1', second)]) {
      const { calls, accept, items } = apply(
        { eip155: connectedTo() },
        { eip155: next },
        { type: 'chainChanged' },
      )
      expect(calls).toEqual([['accountLeaving', true], ['seen']])
      expect(accept.mock.calls).toEqual([['eip155', 'change']])
      // It is stored already.
      expect(items.has('@appkit/eip155:connected_connector_id')).toBe(false)
    }
  })

  it('that was restored says so', () => {
    const { accept } = apply({ eip155: restoring }, { eip155: connectedTo() })
    expect(accept.mock.calls).toEqual([['eip155', 'restore']])
  })

  it('is none where nothing about the account changes', () => {
    const before = connectedTo()
    const { calls, accept } = apply(
      { eip155: before },
      { eip155: { ...before, allAccounts: [] } },
      { type: 'accountsChanged' },
    )
    expect(calls).toEqual([['seen']])
    expect(accept).not.toHaveBeenCalled()
  })
})

// T9
describe('a wallet that leaves', () => {
  it('is forgotten, and the floors above go on without it', () => {
    const { calls, accept, state, items } = apply(
      { eip155: connectedTo() },
      { eip155: disconnectedState },
      { type: 'disconnect' },
    )
    expect(calls).toEqual([['accountLeaving', false], ['seen'], ['walletLeft', 'page', false]])
    expect(accept).not.toHaveBeenCalled()
    expect(state().namespaces.eip155).toEqual(disconnectedState)
    expect(items.get('@appkit/connection_status')).toBe('disconnected')
  })

  it('in another tab changes nothing that is stored', () => {
    const { calls, items } = apply(
      { eip155: connectedTo() },
      { eip155: disconnectedState },
      { type: 'disconnect', origin: 'tab' },
    )
    expect(calls.at(-1)).toEqual(['walletLeft', 'tab', false])
    expect(items.size).toBe(0)
  })

  it('makes another one active that is connected', () => {
    const { calls, accept, activeNamespace } = apply(
      { eip155: connectedTo(), solana: solana() },
      { eip155: disconnectedState },
      { type: 'disconnect' },
    )
    expect(calls).toEqual([['accountLeaving', true], ['seen'], ['walletLeft', 'page', false]])
    expect(activeNamespace).toBe('solana')
    expect(accept.mock.calls).toEqual([['solana', 'change']])
  })

  it('that makes room for another makes no other one active', () => {
    const { calls, activeNamespace } = apply(
      { eip155: connectedTo(), solana: solana() },
      { eip155: disconnectedState },
      { type: 'disconnect', isReplacing: true },
    )
    expect(activeNamespace).toBe('eip155')
    expect(calls).toEqual([['accountLeaving', false], ['seen'], ['walletLeft', 'page', true]])
  })

  it('that is not the active one leaves it alone', () => {
    const { calls, accept, activeNamespace } = apply(
      { eip155: connectedTo(), solana: solana() },
      { solana: disconnectedState },
      { type: 'disconnect' },
    )
    expect(activeNamespace).toBe('eip155')
    expect(calls).toEqual([['seen']])
    expect(accept).not.toHaveBeenCalled()
  })

  it('on a network that is not offered leaves that', () => {
    const gone = apply(
      { eip155: connectedTo() },
      { eip155: disconnectedState },
      { type: 'disconnect', unsupported: true },
    )
    expect(gone.stores.networks.getState().isSupported).toBe(true)
    const stays = apply(
      { eip155: connectedTo() },
      { solana: restoring },
      { type: 'restore', unsupported: true },
    )
    expect(stays.calls).toEqual([['seen']])
  })

  it('is no matter of the active one that changes in the same transition', () => {
    const { calls, accept } = apply(
      { solana: solana(), eip155: connectedTo() },
      { solana: disconnectedState, eip155: connectedTo('eip155:137') },
      { type: 'disconnect' },
    )
    expect(calls).toEqual([['accountLeaving', true], ['seen']])
    expect(accept.mock.calls).toEqual([['eip155', 'change']])
  })

  it('before it was connected has left nothing, and makes another one active', () => {
    const { calls, accept } = apply(
      { eip155: connecting, solana: solana() },
      { eip155: disconnectedState },
      { type: 'failed' },
    )
    expect(calls).toEqual([['accountLeaving', true], ['seen']])
    expect(accept.mock.calls).toEqual([['solana', 'change']])
  })

  it('that was not active makes no other one active', () => {
    const { activeNamespace } = apply(
      { solana: solana(), polkadot: connectedTo('polkadot:1') },
      { solana: disconnectedState },
      { type: 'disconnect' },
    )
    expect(activeNamespace).toBe('eip155')
  })
})

// F17
describe('a network that is not offered', () => {
  it('is active while the wallet is there', () => {
    const { active, stores } = apply(
      { eip155: connectedTo() },
      { eip155: connectedTo('eip155:5') },
      { type: 'chainChanged' },
    )
    expect(active).toBe('eip155:5')
    expect(stores.networks.getState().isSupported).toBe(false)
  })

  it('is not left by what changes no connection', () => {
    const attempt = { status: 'idle' } as const
    const { stores } = apply({}, {}, { attempt, unsupported: true })
    expect(stores.networks.getState().isSupported).toBe(false)
  })
})

describe('a wallet of another family', () => {
  it('that connects becomes active', () => {
    const { activeNamespace, accept } = apply(
      { eip155: connectedTo(), solana: connecting },
      { solana: solana() },
    )
    expect(activeNamespace).toBe('solana')
    expect(accept.mock.calls).toEqual([['solana', 'connect']])
  })

  it('that connects together with the active one does not', () => {
    const { activeNamespace } = apply(
      { eip155: connecting, solana: connecting },
      { solana: solana(), eip155: connectedTo() },
    )
    expect(activeNamespace).toBe('eip155')
  })

  it('that is restored together with an active one that connects leaves the reason alone', () => {
    const { accept } = apply(
      { solana: restoring, eip155: connecting },
      { solana: solana(), eip155: connectedTo() },
    )
    expect(accept.mock.calls).toEqual([['eip155', 'connect']])
  })

  it('that is restored becomes active only where none is', () => {
    expect(apply({ eip155: connectedTo(), solana: restoring }, { solana: solana() }).activeNamespace).toBe(
      'eip155',
    )
    expect(apply({ eip155: restoring, solana: restoring }, { solana: solana() }).activeNamespace).toBe(
      'eip155',
    )
    const alone = apply({ solana: restoring }, { solana: solana() })
    expect(alone.activeNamespace).toBe('solana')
    expect(alone.accept.mock.calls).toEqual([['solana', 'restore']])
  })

  it('that has not left stays where nothing is active', () => {
    const { activeNamespace } = apply({ solana: solana() }, { eip155: restoring }, { type: 'restore' })
    expect(activeNamespace).toBe('eip155')
  })
})

describe('a network that the visitor has picked', () => {
  it('becomes active without a wallet', () => {
    const { active, calls, accept, state } = apply({}, {}, { target: 'eip155:137' })
    expect(active).toBe('eip155:137')
    expect(calls).toEqual([])
    expect(accept).not.toHaveBeenCalled()
    expect(state().namespaces).toEqual({})
  })

  it('makes the wallet of its family active, on its own network', () => {
    const { active, accept, calls } = apply(
      { eip155: connectedTo('eip155:137'), solana: solana() },
      {},
      { target: 'solana:1' },
    )
    expect(active).toBe('solana:1')
    expect(calls).toEqual([['accountLeaving', true]])
    expect(accept.mock.calls).toEqual([['solana', 'change']])
  })
})

describe('an attempt', () => {
  const attempt = { status: 'failed', number: 1, connectorId: 'one.test', namespaces: [], error: {} } as never

  it('is written together with the states', () => {
    const { state, calls } = apply(
      { eip155: connecting },
      { eip155: disconnectedState },
      { type: 'failed', attempt },
    )
    expect(state().attempt).toBe(attempt)
    expect(calls).toEqual([['seen']])
    expect(apply({}, {}, { attempt }).state().attempt).toBe(attempt)
  })

  it('stays where the transition has none', () => {
    const { state } = apply({ eip155: connecting }, { eip155: connectedTo() })
    expect(state().attempt).toEqual({ status: 'idle' })
  })
})

// F25
it('a change that a subscriber has undone has no further effects', () => {
  const { context, effects, stores, calls } = createConnectionContext({ eip155: connecting })
  stores.connection.subscribe((state) => {
    if (state.namespaces.eip155?.status === 'connected')
      stores.connection.set({ ...state, namespaces: { eip155: disconnectedState } })
  })
  const accept = vi.fn()
  const change: ConnectionChange = {
    namespace: 'eip155',
    previous: connecting,
    next: connectedTo(),
    event: { type: 'answered' } as never,
    origin: 'page',
  }
  applyConnectionChanges(context, effects, { changes: [change] }, accept)
  expect(accept).not.toHaveBeenCalled()
  expect(calls).toEqual([['accountLeaving', true]])
})
