import { createLateError } from '../../../errors/createLateError.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import { loadOnce } from '../../../platform/loadOnce.ts'
import { defineSlot, readSlot } from '../../../stores/slots.ts'
import type { ActionContext, NetworkParameters } from '../../WalletAccess.ts'
import type { NodeClient } from '../createNodeClient.ts'

const clients = defineSlot(() =>
  loadOnce(async () => (await import('../createNodeClient.ts')).createNodeClients()),
)

/**
 * Client of the nodes of the network that a call is about. `destroy` ends its requests.
 *
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `DESTROYED`
 */
export async function getNodeClient(
  context: ActionContext,
  { caipNetworkId }: NetworkParameters,
): Promise<NodeClient> {
  const { lifetime, stores } = context
  const present = context.getConnection('eip155').caipNetworkId
  const network = getFamilyNetwork(stores.networks.getState(), 'eip155', caipNetworkId, present)
  const getClient = await readSlot(context, clients)()
  if (lifetime.aborted) throw createLateError('DESTROYED')
  const client = getClient(network)
  return {
    request: (call, signal) => client.request(call, signal ? AbortSignal.any([signal, lifetime]) : lifetime),
  }
}
