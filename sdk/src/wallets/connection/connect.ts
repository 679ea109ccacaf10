import { chainNotSupported, connectAborted, connectorNotFound } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import type { Login } from '../../foundation/logins/Login.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { matchesConnectorId } from '../connectors/matchesConnectorId.ts'
import type { ConnectedNamespaces } from './Connections.ts'
import { startLoad } from './startLoad.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface ConnectParameters {
  /** Id of one of `kit.stores.connectors`. */
  readonly connectorId: string
  /** Namespaces to connect in one approval. Default: all that the connector serves and the kit has networks of. */
  readonly namespaces?: readonly ChainNamespace[]
  /** Stops waiting for the wallet. Its late answer is ignored. */
  readonly signal?: AbortSignal
  /** Whether to ask again while the wallet has not answered an equal call. Default: false, equal calls share one. */
  readonly restart?: boolean
  /** A pairing URI (`wc:…`) that the host app has created itself, to be shown instead of a new one. */
  readonly uri?: string
  /** Login of the visitor, for the connector of type `AUTH`; `logIn` does that for the modal. */
  readonly login?: Login
}

export interface ConnectReturnType {
  /** The active account: that of the active namespace when it was connected, else of the first. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** Connected accounts, by namespace. */
  readonly connected: ConnectedNamespaces
}

/**
 * Asks a wallet to share its accounts. Equal calls share one pending request, which is also reused after a cancelled
 * call; any other call replaces the older one. A connection to another wallet ends first. The visitor's
 * next step is in `kit.stores.connection`, as `attempt`. There is no time limit: wallets wait for people, so offer to
 * cancel.
 *
 * @throws WalletKitError `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REPLY_INVALID`, `WALLET_REQUEST_FAILED`,
 * `CONNECT_ABORTED`, `CONNECTOR_NOT_FOUND`, `CHAIN_NOT_SUPPORTED`
 *
 * @example
 * const { address } = await connect(kit, { connectorId: 'io.metamask' })
 */
export async function connect(
  { _internal: context }: KitHandle<WalletsContext>,
  { connectorId, namespaces, signal, restart, uri, login }: ConnectParameters,
): Promise<ConnectReturnType> {
  const { stores } = context
  const load = startLoad(context)
  // Some connectors are found only by the code that is loaded here.
  const connections = context.connections ?? (await load.connections)
  if (load.signal.aborted) throw createError(connectAborted)
  const connector = stores.connectors
    .getState()
    .connectors.find((candidate) => matchesConnectorId(candidate, connectorId))
  if (!connector) throw createError(connectorNotFound, { context: redactContext({ connectorId }) })
  const { requested, activeNamespace } = stores.networks.getState()
  const offered = getNamespaces(requested)
  const wanted = [...new Set(namespaces ?? connector.namespaces)].filter(
    (name) => connector.namespaces.includes(name) && offered.includes(name),
  )
  if (wanted.length === 0) throw createError(chainNotSupported, { context: redactContext({ connectorId }) })
  if (wanted.some((name) => load.left.has(name))) throw createError(connectAborted)
  const connected = await connections.connect({ connector, namespaces: wanted, signal, restart, uri, login })
  const active = connected[activeNamespace] ?? Object.values(connected)[0]
  if (!active) throw createError(connectAborted)
  return { address: active.address, caipNetworkId: active.caipNetworkId, connected }
}
