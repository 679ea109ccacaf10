import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import { describeRequest } from '../approval/describeRequest.ts'
import type { FrameParts } from '../FrameParts.ts'
import { isRevocation } from '../permissions/readRevocation.ts'
import { askBundler, isBundlerMethod } from './askBundler.ts'
import { createSmartAccountRequests } from './createSmartAccountRequests.ts'
import { readAccounts } from './readAccounts.ts'

/** Methods that sign. Others only read; the server refuses methods of neither group. */
const methodsWithApproval: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
])

/** Handles wallet requests; those that sign only after the user's approval. */
export function createRpcHandler(parts: FrameParts): FrameResponderHandlers['rpcRequest'] {
  const { config, hostOrigin, api, approvals } = parts
  const smartAccountRequests = createSmartAccountRequests(parts)
  return async (request) => {
    const { method } = request
    const params: unknown = 'params' in request ? request.params : undefined
    // The network goes with the request: the one that the user saw, even if it changes meanwhile.
    const status = api.call<{ chainId: number | string }>('/status')
    const send = async () => {
      const { chainId } = await status
      return (await api.call<{ result: unknown }>('/rpc', { method, params, chainId })).result
    }
    if (isBundlerMethod(method)) return askBundler(parts, (await status).chainId, method, params)
    if (method === 'wallet_getCallsStatus') return (await smartAccountRequests.getStatus(params)) ?? send()
    if (!methodsWithApproval.has(method) && !isPermissionRequest(method, params)) return send()

    const prepare = async () => {
      const { chainId } = await status
      const accounts = await readAccounts(api, { method, params, chainId })
      if (accounts) return smartAccountRequests.prepare({ method, params, chainId, accounts })
      if (isPermissionRequest(method, params)) throw new Error('No permissions can be given on this network.')
      const approval = describeRequest({ method, params, chainId, config, hostOrigin })
      return { approval, send }
    }
    const prepared = prepare()
    const describe = async () => ({ ...(await prepared).approval, hostOrigin })
    // Asked before anything is awaited, so that a request which is dropped meanwhile is never shown.
    return approvals.ask(describe(), async () => (await prepared).send())
  }
}

/** Requests that are operations of the smart account. Capabilities (EIP-2255) are revoked by `wallet_revokePermissions`, too. */
function isPermissionRequest(method: string, params: unknown): boolean {
  return (
    method === 'wallet_grantPermissions' || (method === 'wallet_revokePermissions' && isRevocation(params))
  )
}
