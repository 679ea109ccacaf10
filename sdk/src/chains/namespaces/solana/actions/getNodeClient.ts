import { loadOnce } from '../../../../foundation/platform/loadOnce.ts'
import { defineKitState, getKitState } from '../../../../foundation/stores/kitState.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import { loadNodes } from '../../nodes/loadNodes.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import type { NodeClient } from '../createNodeClient.ts'
import { loadSolanaUse } from '../loadSolanaUse.ts'

/** One client per network and kit: each knows which nodes it has checked. */
const clients = defineKitState((context: ActionContext) => {
  const byNetwork = new WeakMap<CaipNetwork, NodeClient>()
  return loadOnce(async () => {
    const [{ createNodeClient }, { resolveNodes }] = await Promise.all([loadSolanaUse(), loadNodes()])
    return (network: CaipNetwork) => {
      const client = byNetwork.get(network) ?? createNodeClient(resolveNodes(context, network))
      byNetwork.set(network, client)
      return client
    }
  })
})

/** Client of a network's nodes. */
export async function getNodeClient(context: ActionContext, network: CaipNetwork): Promise<NodeClient> {
  const getClient = await getKitState(context, clients)()
  return getClient(network)
}
