import type { RpcProxyRouteHandlers } from '@wallet-kit/clients/rpc-proxy/routes'
import type { JsonRpcReply } from '@wallet-kit/clients/rpc-proxy/types'
import { bundlerPath } from '../smartAccounts/bundler/mountBundler.ts'
import type { ServiceContext } from './createDataService.ts'
import { badField, chainUnavailable, found, unknownProject, unsupportedChain } from './replies.ts'

/** Bundlers of the sandbox's chains behind the service. */
export function bundlerHandlers({
  dataService,
  origin,
}: ServiceContext): Pick<RpcProxyRouteHandlers, 'sendBundlerRequest'> {
  return {
    async sendBundlerRequest({ query, body }) {
      if (!query.projectId) return unknownProject()
      if (query.bundler !== undefined && query.bundler !== 'pimlico') {
        return badField('bundler_name', 'The sandbox has a bundler of its own only.')
      }
      const chain = dataService.chains.find(({ caipNetworkId }) => caipNetworkId === query.chainId)
      if (!chain) return unsupportedChain()
      // Its public address, whose faults apply here, too.
      const response = await fetch(`${origin}${bundlerPath}/${chain.definition.chainId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      return response?.ok ? found((await response.json()) as JsonRpcReply) : chainUnavailable()
    },
  }
}
