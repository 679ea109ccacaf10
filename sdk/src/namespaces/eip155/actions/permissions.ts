import {
  requestWalletGrantPermissions,
  requestWalletRevokePermissions,
} from '@wallet-kit/clients/ethereum/rpc'
import type {
  CapabilitiesToRevoke,
  GrantPermissionsParameter,
  SmartSessionToRevoke,
} from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../stores/KitHandle.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import { askEvmWallet } from './askEvmWallet.ts'

/**
 * Asks the connected EVM wallet to grant the page permissions, such as a spending limit (`wallet_grantPermissions`,
 * ERC-7715). Parameters and reply differ between drafts of the standard and are passed on as they are.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_METHOD_UNSUPPORTED`,
 * `WALLET_REQUEST_FAILED`
 *
 * @example
 * const granted = await grantPermissions(kit, { expiry: 1_900_000_000, permissions: [{ type: 'native-token-transfer' }] })
 */
export function grantPermissions(
  kit: KitHandle<ActionContext>,
  permissions: GrantPermissionsParameter,
): Promise<unknown> {
  return askEvmWallet(kit, ({ ask }) => ask(requestWalletGrantPermissions, [permissions]))
}

/**
 * Gives permissions back to the connected EVM wallet (`wallet_revokePermissions`): by name (EIP-2255), or a smart
 * session.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_METHOD_UNSUPPORTED`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * await revokePermissions(kit, { eth_accounts: {} })
 */
export async function revokePermissions(
  kit: KitHandle<ActionContext>,
  permissions: CapabilitiesToRevoke | SmartSessionToRevoke,
): Promise<void> {
  await askEvmWallet(kit, ({ ask }) => ask(requestWalletRevokePermissions, [permissions]))
}
