import type { EmbeddedWalletInfo } from '../../chains/namespaces/EmbeddedWalletInfo.ts'
import type {
  LoginAccountFacts,
  LoginAccounts,
  LoginAccountType,
} from '../../chains/namespaces/LoginAccounts.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { Account, AccountType } from './Account.ts'
import {
  type AccountChoice,
  type Connected,
  type ConnectionState,
  disconnectedState,
} from './ConnectionState.ts'
import { toKnownAccounts, toNetwork, toPreferredType, withLoginAccounts } from './loginTransitions.ts'

/** Events of a namespace's connection. */
export type ConnectionEvent =
  | { readonly type: 'restore'; readonly connectorId: string }
  | { readonly type: 'connect'; readonly connectorId: string }
  | {
      readonly type: 'answered'
      /** The connector in this page: a restore knows only the stored one. */
      readonly connectorId: string
      readonly accounts: readonly Account[]
      readonly caipNetworkId: CaipNetworkId
      /** The visitor's choice before the page was loaded again. */
      readonly choice?: AccountChoice | undefined
      readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
      readonly loginAccounts?: LoginAccounts | undefined
    }
  /** The visitor has changed who they are at their login. */
  | { readonly type: 'loginChanged'; readonly user: EmbeddedWalletInfo['user'] }
  /** The user of a login is identified by this kind of account from now on. */
  | { readonly type: 'accountTypePreferred'; readonly accountType: LoginAccountType }
  /** The service of a login has answered more about its accounts. */
  | ({ readonly type: 'loginAccountsKnown' } & LoginAccountFacts)
  | {
      readonly type: 'failed'
      readonly error?: WalletKitError
      /** The wallet is there, and may answer the next time. */
      readonly isKept?: boolean
    }
  /** The wallet shares no account right now: it is locked, or its user has withdrawn the permission. */
  | { readonly type: 'locked' }
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] }
  /** The visitor has picked one of the shared accounts on this site. */
  | { readonly type: 'accountPicked'; readonly address: string }
  /** The kind of a shared account has become known. */
  | { readonly type: 'accountTyped'; readonly address: string; readonly accountType: AccountType }
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
const toDisconnected = (_: unknown, event: EventOf<'failed' | 'locked' | 'disconnect'>): ConnectionState =>
  'error' in event ? { status: 'disconnected', error: event.error } : disconnectedState
const toConnected = (
  _: unknown,
  { connectorId, accounts, caipNetworkId, choice, embeddedWalletInfo, loginAccounts }: EventOf<'answered'>,
): ConnectionState => {
  const state = withAccounts({ connectorId, caipNetworkId, embeddedWalletInfo }, accounts, choice)
  return state.status === 'connected' && loginAccounts ? withLoginAccounts(state, loginAccounts) : state
}

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
    locked: toDisconnected,
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
    accountsChanged(state, { accounts }) {
      const { address, walletAddress, loginAccounts } = state
      // Accounts of a login are known beforehand, and change by events of their own.
      if (loginAccounts && accounts.length > 0) return state
      const choice = walletAddress ? { address, walletAddress } : undefined
      const next = withAccounts(state, withKnownTypes(accounts, state), choice)
      return isSameConnected(next, state) ? state : next
    },
    accountPicked(state, { address }) {
      const { allAccounts, loginAccounts, walletAddress = state.address } = state
      if (!allAccounts.some((account) => account.address === address)) return state
      const ofLogin = loginAccounts?.accounts.find((account) => account.address === address)
      if (ofLogin) return toPreferredType(state, ofLogin.type)
      const next = withAccounts(state, toFirst(allAccounts, walletAddress), { address, walletAddress })
      return isSameConnected(next, state) ? state : next
    },
    accountTyped(state, { address, accountType }) {
      const isNew = (account: Account) => account.address === address && account.type !== accountType
      if (!state.allAccounts.some(isNew)) return state
      const allAccounts = state.allAccounts.map((account) =>
        isNew(account) ? { ...account, type: accountType } : account,
      )
      return { ...state, allAccounts }
    },
    loginChanged: (state, { user }) =>
      state.embeddedWalletInfo
        ? { ...state, embeddedWalletInfo: { ...state.embeddedWalletInfo, user } }
        : state,
    accountTypePreferred: (state, { accountType }) => toPreferredType(state, accountType),
    loginAccountsKnown: toKnownAccounts,
    chainChanged: (state, { caipNetworkId }) => toNetwork(state, caipNetworkId),
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

/** @param accounts as the wallet lists them: its own active one first */
function withAccounts(
  base: Pick<Connected, 'connectorId' | 'caipNetworkId' | 'embeddedWalletInfo'>,
  accounts: readonly Account[],
  choice?: AccountChoice,
): ConnectionState {
  const [own] = accounts
  if (!own) return disconnectedState
  // A wallet whose user has moved on to another account is followed there.
  const picked = choice?.walletAddress === own.address ? choice.address : own.address
  const allAccounts = toFirst(accounts, picked)
  const address = allAccounts[0]?.address ?? own.address
  return {
    status: 'connected',
    connectorId: base.connectorId,
    address,
    allAccounts,
    caipNetworkId: base.caipNetworkId,
    ...(base.embeddedWalletInfo && { embeddedWalletInfo: base.embeddedWalletInfo }),
    ...(address !== own.address && { walletAddress: own.address }),
  }
}

/** Wallets report addresses alone: known types of accounts are kept. */
function withKnownTypes(accounts: readonly Account[], { allAccounts }: Connected): readonly Account[] {
  return accounts.map((account) => allAccounts.find(({ address }) => address === account.address) ?? account)
}

/** The accounts with one of them first; unchanged where it is none of them. */
function toFirst(accounts: readonly Account[], address: string): readonly Account[] {
  const first = accounts.find((account) => account.address === address)
  return first ? [first, ...accounts.filter((account) => account !== first)] : accounts
}

function isSameConnected(a: ConnectionState, b: Connected): boolean {
  return (
    a.status === 'connected' &&
    a.walletAddress === b.walletAddress &&
    a.allAccounts.length === b.allAccounts.length &&
    a.allAccounts.every(({ address }, index) => address === b.allAccounts[index]?.address)
  )
}
