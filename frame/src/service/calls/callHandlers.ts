import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import type {
  FoundCalls,
  KeepCallsBody,
  KeepPermissionBody,
  RpcRequestBody,
} from '@wallet-kit/clients/frame-service/types'
import { type FrameCall, ofUser } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { callNode } from '../networks/callNode.ts'
import { isPublicMethod } from '../networks/isPublicMethod.ts'
import { isSolana, readChainId } from '../networks/readChainId.ts'
import { readOwnPermission } from './readOwnPermission.ts'

/** Requests to nodes, which only the service may have the addresses of, and what users have sent. */
export function createCallHandlers(handle: Handle) {
  return {
    rpcRequest: handle(async (call, body: RpcRequestBody) => ({ result: await askNode(call, body) })),
    keepPermission: handle(async (call, { context, hostOrigin, chainId }: KeepPermissionBody) => {
      const { user, parts } = await ofUser(call)
      const addresses = await parts.addresses.find(user.id)
      const permission = addresses && readOwnPermission(context, addresses.accountOwner)
      if (!permission) throw new FrameRefusal('The permission must be one of the account.')
      await parts.permissions.keep(user.id, { ...permission, hostOrigin, chainId })
      await parts.options.hooks?.permissionGranted?.({ ...permission, hostOrigin })
      return {}
    }),
    forgetPermission: handle(async (call, { pci }: { readonly pci: string }) => {
      const { user, parts } = await ofUser(call)
      await parts.permissions.forget(user.id, pci)
      return {}
    }),
    keepCalls: handle(async (call, calls: KeepCallsBody) => {
      const { user, parts } = await ofUser(call)
      const { id, version, chainId, hash, operation, transactions } = calls
      const content = { id, version, chainId, hash, operation, transactions }
      if (!(await parts.calls.add(user.id, id, content)))
        throw new FrameRefusal('There are calls with this id already.', 409)
      return {}
    }),
    findCalls: handle(async (call, { id }: { readonly id: string }) => {
      const { user, parts } = await ofUser(call)
      return { calls: ((await parts.calls.find(user.id, id)) as FoundCalls['calls'] | undefined) ?? null }
    }),
    forgetCalls: handle(async (call, { id }: { readonly id: string }) => {
      const { user, parts } = await ofUser(call)
      await parts.calls.remove(user.id, id)
      return {}
    }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

/** @throws FrameRefusal for methods that are not those of a public node, and networks that are not offered */
async function askNode(call: FrameCall, { method, params, ...body }: RpcRequestBody): Promise<unknown> {
  const { session, parts } = await ofUser(call)
  const { evm, solana } = parts.options.networks
  const chainId = body.chainId === undefined ? session.chainId : readChainId(body.chainId)
  if (!isNodeMethod(method, chainId)) throw new FrameRefusal(`${method} is not available.`, 501)
  const network = isSolana(chainId)
    ? solana?.caipNetworkId === chainId && solana
    : evm.find((each) => each.chainId === chainId)
  if (!network) throw new FrameRefusal(`Network ${chainId} is not available here.`)
  return callNode(network.rpcUrl, method, params ?? [])
}

/** User operations are the page's, which asks the user, and the bundler's. */
function isNodeMethod(method: string, chainId: number | string): boolean {
  return isSolana(chainId)
    ? method === 'sendTransaction'
    : isPublicMethod(method) && !method.includes('UserOperation')
}
