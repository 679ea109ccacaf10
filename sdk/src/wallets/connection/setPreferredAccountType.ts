import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { AccountType } from './Account.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface SetPreferredAccountTypeParameters {
  /** One of the types that the user has: see `loginAccounts` of the connection. */
  readonly accountType: AccountType
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
}

/**
 * Has the user of an e-mail or social login identified by their other kind of account: `smartAccount` (ERC-4337), or `eoa`,
 * the account of the key that owns it. It has another address, with a balance of its own, and signs in of its own where
 * visitors sign in. Networks without smart accounts go on with the account of the key. The choice is kept across reloads
 * until the visitor disconnects.
 *
 * While a request waits for the user in the frame, this waits, too. Equal calls are one. A refusal falls back to `eoa`.
 *
 * @throws WalletKitError `ADDRESS_OR_AUTH_CONNECTOR_MISSING` with any other wallet: those decide themselves what they
 * share; `ADDRESS_NOT_SHARED` where the user has no such account; `FRAME_ERROR` with the service's own message, or
 * `WALLET_REPLY_INVALID`, where the frame has refused; `NOT_CONNECTED` when the visitor disconnects meanwhile
 *
 * @example
 * await setPreferredAccountType(kit, { accountType: 'eoa' })
 */
export async function setPreferredAccountType(
  { _internal: context }: KitHandle<WalletsContext>,
  {
    accountType,
    namespace = context.stores.networks.getState().activeNamespace,
  }: SetPreferredAccountTypeParameters,
): Promise<void> {
  const connections = context.connections ?? (await context.loadConnections())
  await connections.preferAccountType(namespace, accountType)
}
