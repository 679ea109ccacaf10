import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import { describeRequest } from './approval/describeRequest.ts'
import type { FrameParts } from './FrameParts.ts'

/** Methods that sign. Others only read; what is in neither group, the server refuses. */
const methodsWithApproval: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
])

/** Handles wallet requests; those that sign only after the user's approval. */
export function createRpcHandler({
  config,
  hostOrigin,
  api,
  approvals,
}: FrameParts): FrameResponderHandlers['rpcRequest'] {
  return async (request) => {
    const { method } = request
    const params: unknown = 'params' in request ? request.params : undefined
    const { chainId } = await api.call<{ chainId: number | string }>('/status')
    // The network goes with the request: the one that the user saw, even if it changes meanwhile.
    const send = async () => (await api.call<{ result: unknown }>('/rpc', { method, params, chainId })).result
    if (!methodsWithApproval.has(method)) return send()
    const description = describeRequest({ method, params, chainId, config })
    return approvals.ask({ ...description, hostOrigin }, send)
  }
}
