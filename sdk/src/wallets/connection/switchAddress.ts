import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface SwitchAddressParameters {
  /** One of the account's `allAccounts`, in the notation of its family. */
  readonly address: string
  /** Default: the active namespace. Another one becomes the active one. */
  readonly namespace?: ChainNamespace
}

/**
 * Makes another account of the connected wallet the active one. The wallet shares it already (EIP-1193 `eth_accounts`,
 * Wallet Standard `accounts`, the accounts of a pairing's session), so it is not asked. The choice is kept across
 * reloads until the wallet itself moves to another account. Of an e-mail or social login, it is what
 * `setPreferredAccountType` does. Where visitors sign in, this account signs in of its own.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `ADDRESS_NOT_SHARED`
 *
 * @example
 * const [, second] = kit.getAccount('eip155').allAccounts
 * if (second) await switchAddress(kit, { address: second.address })
 */
export async function switchAddress(
  { _internal: context }: KitHandle<WalletsContext>,
  { address, namespace = context.stores.networks.getState().activeNamespace }: SwitchAddressParameters,
): Promise<void> {
  const connections = context.connections ?? (await context.loadConnections())
  await connections.switchAddress(namespace, address)
}
