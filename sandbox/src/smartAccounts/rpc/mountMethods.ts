import { Hono } from 'hono'
import { breakConnection } from '../../faults/applyFault.ts'
import type { SandboxEnvironment } from '../../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../../http/ServiceMount.ts'
import { answerRpc } from '../../rpc/answerRpc.ts'
import { rpcService } from '../../rpc/rpcService.ts'
import { answerMethods, type RpcMethod } from './answerMethods.ts'

export interface MountMethodsParameters {
  /** Of the service, in faults and the request log. */
  readonly id: string
  readonly basePath: string
  readonly methods: readonly RpcMethod[]
  /** Ways to misbehave, of which `losesAnswer` is carried out here. */
  readonly behaviours: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

/** Mounts a service of JSON-RPC methods. */
export function mountMethods(parameters: MountMethodsParameters): ServiceMount {
  const { id, basePath, methods, behaviours, log } = parameters
  const names = methods.map(({ contract }) => contract.method)
  const routes = new Hono<SandboxEnvironment>()
  routes.post('/', async (context) => {
    const misbehaviour = context.get('misbehaviour')
    const send = answerMethods({ methods, misbehaviour, log })
    const reply = await answerRpc(await context.req.text(), send, (method) => names.includes(method))
    if (misbehaviour?.behaviour === 'losesAnswer') return breakConnection(context)
    return reply === undefined ? context.body(null, 204) : context.json(reply)
  })
  routes.all('/', (context) => context.text('JSON-RPC takes POST', 405, { Allow: 'POST' }))
  return { service: rpcService({ id, operations: names, behaviours }), basePath, routes, isOpen: true }
}
