import {
  notConnected,
  walletOnOtherAccount,
  walletOnOtherNetwork,
} from '@wallet-kit/clients/errors/constants'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'

/**
 * Checks that the wallet still has the account, and is on the network, that the visitor has seen.
 *
 * @param account Default: any.
 * @returns the connected account
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_ON_OTHER_ACCOUNT`, `WALLET_ON_OTHER_NETWORK`
 */
export function assertSender(
  { getConnection }: Pick<WalletsContext, 'getConnection'>,
  { chainNamespace, caipNetworkId: expected }: CaipNetwork,
  account?: string,
): string {
  const state = getConnection(chainNamespace)
  if (state.status !== 'connected') throw createError(notConnected)
  const { address, caipNetworkId: received } = state
  if (toAddressKey(expected, account ?? address) !== toAddressKey(expected, address))
    throw createError(walletOnOtherAccount)
  if (received !== expected) throw createError(walletOnOtherNetwork, { context: { expected, received } })
  return address
}
