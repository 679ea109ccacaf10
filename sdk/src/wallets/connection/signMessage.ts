import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface SignMessageParameters {
  readonly message: string
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
}

/**
 * Signs a message with the connected wallet. While it has not answered, an equal call joins the first one.
 *
 * @returns the signature in the encoding of the account's family: hexadecimal (EIP-191) or base58 (ed25519).
 * @throws WalletKitError `NOT_CONNECTED`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`,
 * `WALLET_REPLY_INVALID`, `CONNECTION_CLIENT_NOT_SET` where the adapter of the family cannot sign
 *
 * @example
 * const signature = await signMessage(kit, { message: 'Hello' })
 */
export async function signMessage(
  { _internal: context }: KitHandle<WalletsContext>,
  { message, namespace = context.stores.networks.getState().activeNamespace }: SignMessageParameters,
): Promise<string> {
  if (context.getConnection(namespace).status !== 'connected') throw createError(notConnected)
  const connections = context.connections ?? (await context.loadConnections())
  return connections.signMessage(namespace, message)
}
