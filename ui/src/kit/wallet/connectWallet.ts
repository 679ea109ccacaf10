import { connectAborted } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId, ChainNamespace } from '@wallet-kit/sdk'
import { createError, type WalletKitError } from '@wallet-kit/sdk/errors'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { whenModalIsLeft } from '../instance/whenModalIsLeft.ts'
import { getWalletFace } from './getWalletFace.ts'
import { type OpenWalletViewParameters, openWalletView } from './openWalletView.ts'

/** The account that a wallet has connected, in AppKit's shape. */
export interface ConnectedWallet {
  readonly address: string
  readonly chainNamespace: ChainNamespace
  /** Reference of the network's CAIP-2 id. */
  readonly chainId: string
}

/**
 * Opens the modal at one wallet, and waits until a wallet has connected: the visitor may pick another one. One that is
 * connected already is not asked again.
 *
 * @throws WalletKitError why the last attempt has failed, else `CONNECT_ABORTED`, when the modal is closed without one;
 * `DESTROYED`
 * @throws Error when the modal's code cannot be loaded
 */
export async function connectWallet(
  kit: ReactAppKit,
  parameters: OpenWalletViewParameters,
): Promise<ConnectedWallet> {
  const { connection } = kit.stores
  const before = connection.getState()
  const present = findPresent(kit, parameters)
  if (present) return present
  await openWalletView(kit, parameters)
  // A failed attempt is forgotten when the modal is closed.
  let failure: WalletKitError | undefined
  return whenModalIsLeft(kit, {
    find() {
      const { attempt, namespaces } = connection.getState()
      if (attempt.status === 'asking') failure = undefined
      if (attempt.status === 'failed' && attempt !== before.attempt) failure = attempt.error
      return findConnected(namespaces, parameters.namespace, (name, connectorId) => {
        const former = before.namespaces[name]
        return former?.status !== 'connected' || former.connectorId !== connectorId
      })
    },
    explain: () => failure ?? createError(connectAborted),
  })
}

/** The account, where the wallet that is asked for is connected already. */
function findPresent(kit: ReactAppKit, { wallet, namespace }: OpenWalletViewParameters) {
  const { connector, login } = getWalletFace(kit, wallet)
  const { connectors } = kit.stores.connectors.getState()
  const wanted = login ? connectors.find(({ type }) => type === 'AUTH') : connector
  if (!wanted) return undefined
  const ids = [wanted, ...(wanted.parts ?? [])].map(({ id }) => id)
  const { namespaces } = kit.stores.connection.getState()
  return findConnected(namespaces, namespace, (_, connectorId) => ids.includes(connectorId))
}

/** The first connection, of any namespace where none is asked for, that is meant. */
function findConnected(
  namespaces: ReturnType<ReactAppKit['stores']['connection']['getState']>['namespaces'],
  wanted: ChainNamespace | undefined,
  isMeant: (namespace: ChainNamespace, connectorId: string) => boolean,
): ConnectedWallet | undefined {
  for (const chainNamespace of Object.keys(namespaces) as ChainNamespace[]) {
    const state = namespaces[chainNamespace]
    const isWanted = wanted === undefined || wanted === chainNamespace
    if (!isWanted || state?.status !== 'connected' || !isMeant(chainNamespace, state.connectorId)) continue
    return { address: state.address, chainNamespace, chainId: toReference(state.caipNetworkId) }
  }
  return undefined
}

function toReference(id: CaipNetworkId): string {
  return id.slice(id.indexOf(':') + 1)
}
