import { permissionWider } from '@wallet-kit/clients/errors/constants'
import {
  requestWalletGrantPermissions,
  requestWalletRevokePermissions,
} from '@wallet-kit/clients/ethereum/rpc'
import type {
  CapabilitiesToRevoke,
  GrantPermissionsParameter,
  SmartSessionToRevoke,
} from '@wallet-kit/clients/ethereum/types'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { findWiderGrant } from '../findWiderGrant.ts'
import { askEvmWallet } from './askEvmWallet.ts'

/**
 * Asks the connected EVM wallet to grant the page permissions, such as a spending limit (`wallet_grantPermissions`,
 * ERC-7715). Parameters and reply differ between drafts of the standard and are passed on as they are. A grant that is
 * wider than its request (a larger allowance, a later expiry, another signer) is refused, unless the request has
 * `isAdjustmentAllowed`: then show the visitor the reply.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_METHOD_UNSUPPORTED`,
 * `WALLET_UNAUTHORIZED`, `WALLET_REQUEST_FAILED`, `PERMISSION_WIDER`
 *
 * @example
 * const granted = await grantPermissions(kit, { expiry: 1_900_000_000, permissions: [{ type: 'native-token-transfer' }] })
 */
export async function grantPermissions(
  kit: KitHandle<ChainsContext>,
  permissions: GrantPermissionsParameter,
): Promise<unknown> {
  const granted = await askEvmWallet(kit, ({ ask }) => ask(requestWalletGrantPermissions, [permissions]), [
    'wallet_grantPermissions',
    permissions,
  ])
  const path = findWiderGrant(permissions, granted)
  if (path !== undefined) throw createError(permissionWider, { context: redactContext({ path }) })
  return granted
}

/**
 * Revokes permissions of the connected EVM wallet (`wallet_revokePermissions`): by name (EIP-2255), or a smart session.
 * While the wallet has not answered, an equal call joins the first one.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_METHOD_UNSUPPORTED`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * await revokePermissions(kit, { eth_accounts: {} })
 */
export async function revokePermissions(
  kit: KitHandle<ChainsContext>,
  permissions: CapabilitiesToRevoke | SmartSessionToRevoke,
): Promise<void> {
  await askEvmWallet(kit, ({ ask }) => ask(requestWalletRevokePermissions, [permissions]), [
    'wallet_revokePermissions',
    permissions,
  ])
}
