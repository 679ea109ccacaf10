import { destroyed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { loadOnce } from '../../../../foundation/platform/loadOnce.ts'
import { defineKitState, getKitState } from '../../../../foundation/stores/kitState.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { loadNodes } from '../../nodes/loadNodes.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import type { NodeClient } from '../reads/createNodeClient.ts'
import { loadReads } from '../reads/loadReads.ts'

const clients = defineKitState((context: ChainsContext) =>
  loadOnce(async () => {
    const [{ createNodeClients }, { resolveNodes }] = await Promise.all([loadReads(), loadNodes()])
    const getClient = createNodeClients(context.lifetime)
    return (network: CaipNetwork) => getClient(resolveNodes(context, network))
  }),
)

/**
 * Client of the nodes of the network that a call is about. `destroy` ends its requests.
 *
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `DESTROYED`
 */
export async function getNodeClient(
  context: ChainsContext,
  { caipNetworkId }: NetworkParameters,
): Promise<NodeClient> {
  const { lifetime, stores } = context
  const present = context.getConnection('eip155').caipNetworkId
  const network = getFamilyNetwork(stores.networks.getState(), 'eip155', caipNetworkId, present)
  const getClient = await getKitState(context, clients)()
  if (lifetime.aborted) throw createError(destroyed)
  return getClient(network)
}
