import { Hono } from 'hono'
import type { Chain } from '../chains/Chain.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { answerRpc } from './answerRpc.ts'
import { isPublicMethod } from './isPublicMethod.ts'
import { jsonRpcError } from './JsonRpc.ts'
import { rpcService } from './rpcService.ts'
import { sendToNode } from './sendToNode.ts'

/** Mounts a chain's JSON-RPC under `/rpc/{chainId}`, with the methods of a public node. */
export function mountRpc(chain: Chain): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  routes.post('/', async (context) => {
    try {
      const reply = await answerRpc(await context.req.text(), sendToNode(chain.directRpcUrl), isPublicMethod)
      return reply === undefined ? context.body(null, 204) : context.json(reply)
    } catch (error) {
      const message = `The node of ${chain.definition.name} does not respond: ${String(error)}`
      return context.json(jsonRpcError(null, -32_603, message), 502)
    }
  })
  routes.all('/', (context) => context.text('JSON-RPC takes POST', 405, { Allow: 'POST' }))
  const { chainId } = chain.definition
  return { service: rpcService(`${chainId}`), basePath: `/rpc/${chainId}`, routes, isOpen: true }
}
