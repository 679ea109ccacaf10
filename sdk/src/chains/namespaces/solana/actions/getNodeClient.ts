import { loadOnce } from '../../../../foundation/platform/loadOnce.ts'
import { defineKitState, getKitState } from '../../../../foundation/stores/kitState.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { loadNodes } from '../../nodes/loadNodes.ts'
import type { NodeClient } from '../createNodeClient.ts'
import { loadSolanaUse } from '../loadSolanaUse.ts'

/** One client per network and kit: each knows which nodes it has checked. */
const clients = defineKitState((context: ChainsContext) =>
  loadOnce(async () => {
    const [{ createNodeClients }, { resolveNodes }] = await Promise.all([loadSolanaUse(), loadNodes()])
    const getClient = createNodeClients()
    return (network: CaipNetwork) => getClient(resolveNodes(context, network))
  }),
)

/** Client of a network's nodes. */
export async function getNodeClient(context: ChainsContext, network: CaipNetwork): Promise<NodeClient> {
  const getClient = await getKitState(context, clients)()
  return getClient(network)
}
