import { addressNotShared, connectAborted, notConnected } from '@wallet-kit/clients/errors/constants'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { AccountType } from './Account.ts'
import { getOpenNamespaces } from './attempt.ts'
import type { ChangeOrigin } from './Connections.ts'
import { disconnectWallet } from './disconnectWallet.ts'
import { type ConnectionMachine, send } from './machine.ts'
import { forgetWallet } from './storeConnection.ts'

interface PickAccountParameters {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly origin?: ChangeOrigin | undefined
  preferAccountType(namespace: ChainNamespace, accountType: AccountType): Promise<void>
}

/**
 * Makes an account that the wallet shares the active one, and its namespace as well. The wallet is not asked, unless it is
 * that of a login: its service identifies the user by a kind of account.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `ADDRESS_NOT_SHARED`
 */
export async function pickAccount(
  machine: ConnectionMachine,
  { namespace, address, origin, preferAccountType }: PickAccountParameters,
): Promise<void> {
  const { stores, getConnection } = machine.context
  const state = getConnection(namespace)
  if (state.status !== 'connected') throw createError(notConnected)
  const { allAccounts, caipNetworkId, loginAccounts } = state
  const key = toAddressKey(caipNetworkId, address)
  const account = allAccounts.find((one) => toAddressKey(caipNetworkId, one.address) === key)
  if (!account) throw createError(addressNotShared)
  if (loginAccounts && account.address !== state.address) await preferAccountType(namespace, account.type)
  const isActive = stores.networks.getState().activeNamespace === namespace
  send(
    machine,
    [namespace],
    { type: 'accountPicked', address: account.address },
    {
      origin,
      // Another tab has its own active namespace.
      ...(!isActive && origin !== 'tab' && { target: caipNetworkId }),
    },
  )
}

/** Forgets wallets immediately, without informing them. */
export function leave(
  machine: ConnectionMachine,
  namespaces: readonly ChainNamespace[],
  origin?: ChangeOrigin,
): void {
  const { stores, storage, lifetime, getConnection } = machine.context
  const { attempt } = stores.connection.getState()
  const isAbout = attempt.status !== 'idle' && attempt.namespaces.some((name) => namespaces.includes(name))
  // An attempt ends as a whole.
  const leaving = isAbout ? [...new Set([...namespaces, ...getOpenNamespaces(machine, attempt)])] : namespaces
  machine.pendingTasks.end(leaving, createError(connectAborted))
  send(machine, leaving, { type: 'disconnect' }, { origin, ...(isAbout && { attempt: { status: 'idle' } }) })
  // Also a wallet that was found locked, and is stored still.
  if (origin !== 'tab' && !lifetime.aborted)
    for (const name of leaving) if (getConnection(name).status === 'disconnected') forgetWallet(storage, name)
}

/**
 * Forgets the wallet of one namespace, with all that shares its session, or of all namespaces, and ends the
 * session on the server. The state is `disconnected` before this returns; the promise settles when the sign-out
 * has been tried. It never rejects: neither a silent wallet nor a server that is down can keep a visitor
 * connected.
 */
export async function forgetWallets(machine: ConnectionMachine, namespace?: ChainNamespace): Promise<void> {
  const { stores, lifetime, getConnector } = machine.context
  if (lifetime.aborted) return
  const all = Object.keys(stores.connection.getState().namespaces) as ChainNamespace[]
  const shared = namespace && getConnector(namespace)?.sharesSession ? getConnector(namespace)?.id : undefined
  const leaving = all.filter(
    (name) => namespace === undefined || name === namespace || (shared && getConnector(name)?.id === shared),
  )
  const served = new Map<Connector, ChainNamespace[]>()
  for (const name of leaving) {
    const connector = getConnector(name)
    if (connector) served.set(connector, [...(served.get(connector) ?? []), name])
  }
  leave(machine, leaving)
  // Many wallets cannot revoke, and it changes nothing for the page: informed, not awaited.
  for (const [connector, names] of served) void disconnectWallet(connector, names, machine.effects)
  await machine.effects.signedOut()
}
