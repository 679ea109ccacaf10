import { vi } from 'vitest'
import type { Namespace, SharedAccounts } from '../../chains/namespaces/Namespace.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type {
  Connector,
  ConnectorEvents,
  ConnectorSession,
  InteractiveConnectRequest,
} from '../connectors/Connector.ts'
import { createConnector } from '../connectors/testConnectors.test.helper.ts'
import type { ConnectionState } from './ConnectionState.ts'
import { createConnectionContext } from './connectionContext.test.helper.ts'
import { createConnections } from './createConnections.ts'

/** A wallet that answers when the test does. */
export function createScripted(details: Partial<Connector> = {}) {
  const questions: {
    readonly request: InteractiveConnectRequest
    answer(session: ConnectorSession): void
    fail(error: unknown): void
  }[] = []
  const watches: { names: readonly ChainNamespace[]; events: ConnectorEvents; isOver: boolean }[] = []
  const ask = (request: object) =>
    new Promise<ConnectorSession>((answer, fail) => {
      questions.push({ request: request as InteractiveConnectRequest, answer, fail })
    })
  const id = details.id ?? 'one.test'
  const connector = createConnector({
    id,
    storedId: id,
    namespaces: ['eip155', 'solana'],
    connect: vi.fn(ask),
    restore: vi.fn(ask),
    watch: vi.fn<Connector['watch']>((names, events) => {
      const entry = { names, events, isOver: false }
      watches.push(entry)
      return () => {
        entry.isOver = true
      }
    }),
    getProvider: () => ({ of: id }) as never,
    ...details,
  })
  return {
    connector,
    questions,
    /** The latest question. */
    get question() {
      const question = questions.at(-1)
      if (!question) throw new Error('not asked')
      return question
    },
    /** Namespaces whose reports are listened to. */
    getWatched: () => watches.filter(({ isOver }) => !isOver).flatMap(({ names }) => names),
    report: (send: (events: ConnectorEvents) => void) => {
      for (const { events, isOver } of watches) if (!isOver) send(events)
    },
  }
}

export function shared(address: string, caipNetworkId: CaipNetworkId): SharedAccounts {
  return { addresses: [address], caipNetworkId }
}

/** Runs what waits for promises, without a timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

/** Connections of a kit that offers networks of two families, with these wallets on the page. */
export function startConnections(
  connectors: readonly Connector[],
  states: Partial<Record<ChainNamespace, ConnectionState>> = {},
) {
  const made = createConnectionContext(states)
  const { context, effects, stores, lifetime } = made
  stores.connectors.set({ connectors: [...connectors] })
  const family = {
    switchNetwork: vi.fn<Namespace['switchNetwork']>(async () => undefined),
    signMessage: vi.fn<Namespace['signMessage']>(async () => '0xsigned'),
  }
  const connections = createConnections(
    {
      ...context,
      namespaces: { custom: [], has: () => true, load: vi.fn(async () => family as unknown as Namespace) },
      getConnector(name) {
        const state = context.getConnection(name)
        const { connectors: present } = stores.connectors.getState()
        return state.status === 'connected' ? present.find(({ id }) => id === state.connectorId) : undefined
      },
    },
    effects,
  )
  return {
    ...made,
    connections,
    family,
    destroy: () => lifetime.abort(),
    getState: (name: ChainNamespace) => context.getConnection(name),
    getAttempt: () => stores.connection.getState().attempt,
    getStatuses: () => {
      const { namespaces, attempt } = stores.connection.getState()
      return [namespaces.eip155?.status, namespaces.solana?.status, attempt.status].join(' ')
    },
  }
}
