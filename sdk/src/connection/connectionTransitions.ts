import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { Account } from './Account.ts'
import { type Connected, type ConnectionState, disconnectedState } from './ConnectionState.ts'

/** Everything that can happen to the connection of a namespace. */
export type ConnectionEvent =
  | { readonly type: 'restore'; readonly connectorId: string }
  | { readonly type: 'connect'; readonly connectorId: string }
  | {
      readonly type: 'answered'
      /** The connector in this page: a restore knows only what was stored of it. */
      readonly connectorId: string
      readonly accounts: readonly Account[]
      readonly caipNetworkId: CaipNetworkId
    }
  | { readonly type: 'failed'; readonly error?: WalletKitError }
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] }
  | { readonly type: 'chainChanged'; readonly caipNetworkId: CaipNetworkId }
  | { readonly type: 'disconnect' }

type EventOf<Type> = Extract<ConnectionEvent, { type: Type }>
type StateOf<Status> = Extract<ConnectionState, { status: Status }>
type Table = {
  readonly [Status in ConnectionState['status']]: {
    readonly [Type in ConnectionEvent['type']]?: (
      state: StateOf<Status>,
      event: EventOf<Type>,
    ) => ConnectionState
  }
}

const toRestoring = (state: ConnectionState, { connectorId }: EventOf<'restore'>): ConnectionState =>
  state.status === 'restoring' && state.connectorId === connectorId
    ? state
    : { status: 'restoring', connectorId }
const toConnecting = (_: unknown, { connectorId }: EventOf<'connect'>): ConnectionState => ({
  status: 'connecting',
  connectorId,
})
const toDisconnected = (_: unknown, event: EventOf<'failed' | 'disconnect'>): ConnectionState =>
  'error' in event ? { status: 'disconnected', error: event.error } : disconnectedState
const toConnected = (
  _: unknown,
  { connectorId, accounts, caipNetworkId }: EventOf<'answered'>,
): ConnectionState => withAccounts({ connectorId, caipNetworkId }, accounts)

/**
 * The life of a connection. An event without an entry in a state's row is ignored there: a wallet that
 * reports accounts after a disconnect stays disconnected.
 */
const transitions: Table = {
  disconnected: {
    restore: toRestoring,
    connect: toConnecting,
    // A new reason replaces the old one; an explicit disconnect clears it.
    failed: toDisconnected,
    disconnect: (state) => (state.error ? disconnectedState : state),
  },
  restoring: {
    restore: toRestoring,
    connect: toConnecting,
    answered: toConnected,
    failed: toDisconnected,
    disconnect: toDisconnected,
  },
  connecting: {
    connect: toConnecting,
    answered: toConnected,
    failed: toDisconnected,
    disconnect: toDisconnected,
  },
  // Another wallet, or another tab's wallet, is only reached through `disconnected`.
  connected: {
    accountsChanged: (state, { accounts }) =>
      isSameList(accounts, state.allAccounts) ? state : withAccounts(state, accounts),
    chainChanged: (state, { caipNetworkId }) =>
      caipNetworkId === state.caipNetworkId ? state : { ...state, caipNetworkId },
    disconnect: toDisconnected,
  },
}

/** The state after an event; the same object when the event is ignored in this state. */
export function nextConnectionState(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const row = transitions[state.status] as Record<
    string,
    ((state: ConnectionState, event: ConnectionEvent) => ConnectionState) | undefined
  >
  return row[event.type]?.(state, event) ?? state
}

function withAccounts(
  base: Pick<Connected, 'connectorId' | 'caipNetworkId'>,
  accounts: readonly Account[],
): ConnectionState {
  const [active] = accounts
  if (!active) return disconnectedState
  return {
    status: 'connected',
    connectorId: base.connectorId,
    address: active.address,
    allAccounts: accounts,
    caipNetworkId: base.caipNetworkId,
  }
}

function isSameList(a: readonly Account[], b: readonly Account[]): boolean {
  return a.length === b.length && a.every(({ address }, index) => address === b[index]?.address)
}
