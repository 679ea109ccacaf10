import { isPublicMethod } from '@wallet-kit/frame'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { answerRpc } from '../rpc/answerRpc.ts'
import { jsonRpcError } from '../rpc/JsonRpc.ts'
import { rpcService } from '../rpc/rpcService.ts'
import { sendToNode } from '../rpc/sendToNode.ts'
import type { Chain } from './Chain.ts'

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
  return {
    service: rpcService({ id: `rpc:${chainId}`, operations: undefined }),
    basePath: `/rpc/${chainId}`,
    routes,
    isOpen: true,
  }
}
