import { type Hex, isHex, type TypedDataDefinition } from 'viem'
import { describeRequest } from '../approval/describeRequest.ts'
import type { FrameParts } from '../FrameParts.ts'
import { createPermissionRequests } from '../permissions/createPermissionRequests.ts'
import { describeOperation } from '../smartAccount/describeOperation.ts'
import { findGoverningCall } from '../smartAccount/findGoverningCall.ts'
import { getOperationStatus } from '../smartAccount/getOperationStatus.ts'
import { governsAccount } from '../smartAccount/governsAccount.ts'
import { openSmartAccount, type SmartAccount } from '../smartAccount/openSmartAccount.ts'
import { prepareOperation } from '../smartAccount/prepareOperation.ts'
import {
  type CallsRequest,
  readSendCalls,
  readTransaction,
  readUserOperation,
} from '../smartAccount/readRequest.ts'
import { type KeptCalls, sendOperation } from '../smartAccount/sendOperation.ts'
import { waitForReceipt } from '../smartAccount/waitForReceipt.ts'
import type { RequestAccounts } from './readAccounts.ts'
import type { PreparedRequest, SmartAccountRequest } from './SmartAccountRequest.ts'

/** Requests of users who have a smart account. */
export interface SmartAccountRequests {
  /** @throws an Error with a message for the user, where the request cannot be carried out */
  prepare(request: SmartAccountRequest): Promise<PreparedRequest>
  /** Status of calls that a smart account has sent; undefined for those of others. */
  getStatus(params: unknown): Promise<object | undefined>
}

export function createSmartAccountRequests(parts: FrameParts): SmartAccountRequests {
  const { api, config, hostOrigin, readTexts } = parts
  const permissions = createPermissionRequests(parts)

  async function describe({ method, params, chainId }: SmartAccountRequest) {
    return describeRequest({ method, params, chainId, config, hostOrigin, texts: await readTexts() })
  }

  async function prepareSignature(request: SmartAccountRequest): Promise<PreparedRequest> {
    const { method, params, chainId, accounts } = request
    if (governsAccount(method, params, accounts.smartAccount)) {
      throw new Error('This signature could move what your smart account owns. It is not given.')
    }
    const approval = await describe(request)
    const { account } = await openSmartAccount(parts, accounts.owner, chainId)
    return { approval, send: () => sign(account, method, params as readonly unknown[]) }
  }

  async function prepareCalls(request: SmartAccountRequest): Promise<PreparedRequest> {
    const { method, params, chainId, accounts } = request
    const calls = readCalls(method, params, accounts)
    const governing = findGoverningCall(calls.calls, accounts.smartAccount)
    if (governing) throw new Error(`A page cannot change your account: a call of ${governing.to} is refused.`)
    if (calls.id !== undefined && (await find(calls.id)))
      throw new Error('There are calls with this id already.')
    const smartAccount = await openSmartAccount(parts, accounts.owner, calls.chainId ?? chainId)
    const prepared = await prepareOperation(smartAccount, calls)
    return {
      approval: await describeOperation(smartAccount, prepared, await readTexts()),
      async send() {
        const kept = await sendOperation(api, smartAccount, prepared, calls)
        if (method === 'eth_sendTransaction') {
          return (await waitForReceipt(smartAccount, kept)).receipt.transactionHash
        }
        return method === 'eth_sendUserOperation' ? kept.hash : { id: kept.id }
      },
    }
  }

  async function find(id: string): Promise<KeptCalls | undefined> {
    const { calls } = await api.call<{ calls: KeptCalls | null }>('/calls/find', { id })
    return calls ?? undefined
  }

  return {
    async prepare(request) {
      const { method, accounts } = request
      if (method === 'wallet_grantPermissions') return permissions.prepareGrant(request)
      if (method === 'wallet_revokePermissions') return permissions.prepareRevocation(request)
      // Only smart accounts have operations, so another sender is refused there.
      if (method === 'eth_sendUserOperation') return prepareCalls(request)
      if (!accounts.isForSmartAccount) return { approval: await describe(request), send: request.send }
      return signatureMethods.has(method) ? prepareSignature(request) : prepareCalls(request)
    },
    async getStatus(params) {
      const [id] = Array.isArray(params) ? (params as readonly unknown[]) : []
      const kept = typeof id === 'string' ? await find(id) : undefined
      if (!kept?.operation) return undefined
      const { accountOwner } = await api.call<{ accountOwner: Hex }>('/accounts', { chainId: kept.chainId })
      return getOperationStatus(await openSmartAccount(parts, accountOwner, kept.chainId), kept)
    },
  }
}

const signatureMethods: ReadonlySet<string> = new Set(['personal_sign', 'eth_signTypedData_v4'])

function readCalls(method: string, params: unknown, { smartAccount }: RequestAccounts): CallsRequest {
  if (method === 'eth_sendTransaction') return readTransaction(params)
  return method === 'eth_sendUserOperation' ? readUserOperation(params, smartAccount) : readSendCalls(params)
}

/** ERC-6492 before the account is deployed, then ERC-1271. */
function sign(account: SmartAccount['account'], method: string, params: readonly unknown[]): Promise<Hex> {
  if (method === 'personal_sign') {
    const [message] = params
    if (typeof message !== 'string') throw new Error('The message must be a string.')
    return account.signMessage({ message: isHex(message) ? { raw: message } : message })
  }
  const [, typedData] = params
  const definition: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
  return account.signTypedData(definition as TypedDataDefinition)
}
