import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import { describeRequest } from './approval/describeRequest.ts'
import type { FrameParts } from './FrameParts.ts'

/** Methods that sign. Others only read; the server refuses methods of neither group. */
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
    // The network goes with the request: the one that the user saw, even if it changes meanwhile.
    const status = api.call<{ chainId: number | string }>('/status')
    const send = async () => {
      const { chainId } = await status
      return (await api.call<{ result: unknown }>('/rpc', { method, params, chainId })).result
    }
    if (!methodsWithApproval.has(method)) return send()
    const describe = async () => {
      const { chainId } = await status
      return { ...describeRequest({ method, params, chainId, config, hostOrigin }), hostOrigin }
    }
    // Asked before anything is awaited, so that a request which is dropped meanwhile is never shown.
    return approvals.ask(describe(), send)
  }
}
