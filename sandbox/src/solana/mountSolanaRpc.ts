import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { answerRpc } from '../rpc/answerRpc.ts'
import { rpcService } from '../rpc/rpcService.ts'
import { acceptSocket, type SocketObserver } from './acceptSocket.ts'
import { sendToLedger } from './sendToLedger.ts'
import type { SolanaChain } from './startSolanaChain.ts'
import { stringifyJson } from './stringifyJson.ts'

export const solanaRpcPath = '/rpc/solana'

export interface MountSolanaRpcParameters extends SocketObserver {
  readonly chain: SolanaChain
}

/** The Solana chain's JSON-RPC under `/rpc/solana`, over HTTP and, at the same path, over WebSocket. */
export function mountSolanaRpc({ chain, ...observer }: MountSolanaRpcParameters): ServiceMount {
  const service = rpcService({ id: 'rpc:solana', operations: undefined })
  const routes = new Hono<SandboxEnvironment>()
  routes.post('/', async (context) => {
    const reply = await answerRpc(await context.req.text(), sendToLedger(chain))
    if (reply === undefined) return context.body(null, 204)
    return context.body(stringifyJson(reply), 200, { 'Content-Type': 'application/json' })
  })
  routes.all('/', (context) => context.text('JSON-RPC takes POST', 405, { Allow: 'POST' }))
  return {
    service,
    basePath: solanaRpcPath,
    routes,
    isOpen: true,
    upgrade: acceptSocket({
      service,
      path: solanaRpcPath,
      ...observer,
      connect(send) {
        const notify = (message: object) => send(stringifyJson(message))
        const connection = chain.subscriptions.connect(notify)
        return {
          async receive(text) {
            const reply = await answerRpc(text, sendToLedger(chain, connection))
            if (reply !== undefined) send(stringifyJson(reply))
          },
          close: connection.close,
        }
      },
    }),
  }
}
