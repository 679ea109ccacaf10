import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { formatUserOperation, type UserOperation } from 'viem/account-abstraction'
import { type AccountCall, decodeAccountCalls } from '../../smartAccounts/deleGator/accountCalls.ts'
import type { PaymasterService } from './createPaymasterClient.ts'
import type { OperationRequest } from './prepareOperation.ts'
import { readChainNumber, toList, toRecord } from './readFields.ts'

/** A request of the page for an operation, as far as it is more than its calls. */
export interface CallsRequest extends OperationRequest {
  /** By which the page asks for their status. */
  readonly id?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: number | undefined
}

/** Reads `eth_sendTransaction`. @throws an Error that names what is wrong */
export function readTransaction(params: unknown): CallsRequest {
  const [transaction] = toList(params)
  return { calls: [readCall(transaction)], mayPay: true }
}

/** Reads `wallet_sendCalls` (EIP-5792) with the capability `paymasterService` (ERC-7677). @throws an Error that names what is wrong */
export function readSendCalls(params: unknown): CallsRequest {
  const { calls, id, version, chainId, capabilities = {} } = toRecord(toList(params)[0], 'The request')
  const { paymasterService, ...others } = toRecord(capabilities, 'capabilities')
  const unknown = Object.entries(others).find(([, value]) => !isOptional(value))
  if (unknown) throw new Error(`The capability ${unknown[0]} is not supported.`)
  const list = toList(calls)
  if (list.length === 0) throw new Error('There are no calls.')
  return {
    calls: list.map(readCall),
    id: typeof id === 'string' ? id : undefined,
    version: typeof version === 'string' ? version : '1.0',
    chainId: chainId === undefined ? undefined : readChainNumber(chainId),
    paymaster: paymasterService === undefined ? undefined : readPaymaster(paymasterService),
    mayPay: paymasterService === undefined || isOptional(paymasterService),
  }
}

/** Reads `eth_sendUserOperation` (ERC-7769) for the user's account. @throws an Error where its calls cannot be shown */
export function readUserOperation(params: unknown, account: Address): CallsRequest {
  const wire = toRecord(toList(params)[0], 'The operation')
  const { sender, callData, factory: _, factoryData: __, signature: ___, ...fields } = wire
  if (typeof sender !== 'string' || sender.toLowerCase() !== account.toLowerCase()) {
    throw new Error(`The wallet has no account ${String(sender)}.`)
  }
  const calls = isHex(callData) ? decodeAccountCalls(callData) : undefined
  if (!calls) throw new Error('The operation does not consist of plain calls of your account.')
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  const given = formatUserOperation({ ...Object.fromEntries(present), callData } as never)
  return { calls, mayPay: true, given: given as Partial<UserOperation<'0.7'>> }
}

function readCall(call: unknown): AccountCall {
  const { to, value, data } = toRecord(call, 'A call')
  if (typeof to !== 'string' || !isAddress(to, { strict: false })) {
    throw new Error('A smart account calls addresses only: the recipient is not one.')
  }
  if (data !== undefined && !isHex(data)) throw new Error('The data must be hexadecimal.')
  return { to: getAddress(to), value: readAmount(value), data: (data as Hex | undefined) ?? '0x' }
}

/** A quantity, hexadecimal or from older pages decimal. */
function readAmount(value: unknown = '0x0'): bigint {
  if (typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) return BigInt(value)
  throw new Error('The amount must be a hexadecimal number.')
}

/** @throws an Error that names what is wrong */
export function readPaymaster(capability: unknown): PaymasterService {
  const { url, context = {} } = toRecord(capability, 'paymasterService')
  if (typeof url !== 'string' || !URL.canParse(url))
    throw new Error('paymasterService.url must be an address.')
  return { url, context: toRecord(context, 'paymasterService.context') }
}

/** Whether a request may be carried out without a capability (EIP-5792). */
export function isOptional(capability: unknown): boolean {
  return (
    typeof capability === 'object' &&
    capability !== null &&
    'optional' in capability &&
    capability.optional === true
  )
}
