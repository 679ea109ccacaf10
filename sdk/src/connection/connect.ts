import type { AppKit } from '../AppKit.ts'
import { createLateError } from '../errors/createLateError.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { getEngine } from './getEngine.ts'

export interface ConnectParameters {
  /** Id of one of `kit.stores.connectors`. */
  readonly connectorId: string
  /** Gives up waiting for the wallet. Its late answer is ignored. */
  readonly signal?: AbortSignal
}

export interface ConnectReturnType {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Asks a wallet to share its accounts. A newer call takes over from an older one; a connection to another
 * wallet ends first. There is no time limit: wallets wait for people, so offer to cancel.
 *
 * @throws WalletKitError `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REPLY_INVALID`,
 * `WALLET_REQUEST_FAILED`, `CONNECT_ABORTED`, `CONNECTOR_NOT_FOUND`
 *
 * @example
 * const { address } = await connect(kit, { connectorId: 'io.metamask' })
 */
export async function connect(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { connectorId, signal }: ConnectParameters,
): Promise<ConnectReturnType> {
  const connector = kit.stores.connectors.getState().connectors.find(({ id }) => id === connectorId)
  if (!connector) throw createLateError('CONNECTOR_NOT_FOUND', { context: { connectorId } })
  const { address, caipNetworkId } = await getEngine(kit).connections.connect(
    connector.chain,
    connector,
    signal,
  )
  return { address, caipNetworkId }
}
