import type { RpcRequest, RpcSuccess } from '@wallet-kit/clients/frame/types'
import type { Status } from '../account/createAccount.ts'
import type { FrameParts } from '../FrameParts.ts'
import { isRevocation } from '../permissions/isRevocation.ts'
import type { WalletCall } from '../signing/WalletCall.ts'
import type { WalletRequests } from './createWalletRequests.ts'

/** Methods that sign. Others only read. */
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
export function createRpcHandler(
  parts: FrameParts,
): (request: RpcRequest) => Promise<RpcSuccess | undefined> {
  const { hostOrigin, api, approvals } = parts
  // With the first request, so that whoever logs in has not waited for it.
  let loading: Promise<WalletRequests> | undefined
  const load = () => {
    loading ??= import('./createWalletRequests.ts').then(({ createWalletRequests }) =>
      createWalletRequests(parts),
    )
    return loading
  }
  return async (request) => {
    const { method } = request
    const params: unknown = 'params' in request ? request.params : undefined
    // The network goes with the request: the one that the user saw, even if it changes meanwhile.
    const status = api.call<Status>('/status')
    const prepare = async () => (await load()).prepare(await toCall(status, method, params))
    if (!methodsWithApproval.has(method) && !isPermissionRequest(method, params))
      return (await load()).answer(await toCall(status, method, params))
    const prepared = prepare()
    const describe = async () => ({ ...(await prepared).approval, hostOrigin })
    // Asked before anything is awaited, so that a request which is dropped meanwhile is never shown.
    return approvals.ask(describe(), async () => (await prepared).send())
  }
}

async function toCall(status: Promise<Status>, method: string, params: unknown): Promise<WalletCall> {
  const { chainId, addresses } = await status
  if (!addresses) throw new Error('You are not logged in.')
  return { method, params, chainId, addresses }
}

/** Requests that are operations of the smart account. Capabilities (EIP-2255) are revoked by `wallet_revokePermissions`, too. */
function isPermissionRequest(method: string, params: unknown): boolean {
  return (
    method === 'wallet_grantPermissions' || (method === 'wallet_revokePermissions' && isRevocation(params))
  )
}
