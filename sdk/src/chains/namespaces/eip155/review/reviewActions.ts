import { hexToBytes, isAddress, isHex } from 'viem'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { readVisibleText } from '../../readVisibleText.ts'
import { isDangerous } from './isDangerous.ts'
import { findDelegateName } from './knownDelegates.ts'
import type { Hex, RequestReview, ReviewedAction, ReviewedRequest } from './Review.ts'
import { type ReviewedCall, reviewCall } from './reviewCall.ts'
import { reviewTypedData } from './reviewTypedData.ts'

const readers: Readonly<
  Record<string, (params: readonly unknown[]) => readonly ReviewedAction[] | undefined>
> = {
  eth_sendTransaction: ([transaction]) => readTransaction(transaction),
  wallet_sendCalls([bundle]) {
    const { calls, chainId } = isFields(bundle) ? bundle : {}
    if (!Array.isArray(calls) || calls.length === 0) return undefined
    return calls.flatMap((call) => (isCall(call, chainId) ? reviewCall(call) : [toUnknown(call)]))
  },
  eth_signTypedData_v4: ([, typedData]) => reviewTypedData(typedData),
  personal_sign([message, account]) {
    // Of an address and something else, wallets sign the other one, whatever the order.
    const isAmbiguous = isAccount(message) && !isAccount(account)
    return typeof message === 'string' && !isAmbiguous ? [readMessage(message)] : undefined
  },
}

/** See `reviewRequest`. */
export function reviewActions(request: ReviewedRequest): RequestReview {
  const actions = readActions(request)
  return { actions, isDangerous: actions.some(isDangerous) }
}

function readActions({ method, params }: ReviewedRequest): readonly ReviewedAction[] {
  const read = Object.hasOwn(readers, method) && Array.isArray(params) ? readers[method] : undefined
  return ignoreErrors(() => read?.(params as readonly unknown[])) ?? [toUnknown(params)]
}

function readTransaction(transaction: unknown): readonly ReviewedAction[] | undefined {
  if (!isFields(transaction)) return undefined
  const { input, authorizationList = [] } = transaction
  const { data = input } = transaction
  // Wallets do not agree on which of two they sign.
  if (input !== undefined && data !== input) return undefined
  if (!Array.isArray(authorizationList)) return undefined
  const delegations = authorizationList.map((authorization): ReviewedAction => {
    const to = isFields(authorization) ? authorization.address : undefined
    if (typeof to !== 'string' || !isAddress(to, { strict: false })) return toUnknown(authorization)
    const name = findDelegateName(to)
    return { type: 'delegation', to, ...(name && { name }) }
  })
  return [...delegations, ...reviewCall({ ...transaction, data } as ReviewedCall)]
}

/** Text is shown; bytes that are none could be the hash of anything. */
function readMessage(message: string): ReviewedAction {
  const bytes = isHex(message) ? hexToBytes(message as Hex) : new TextEncoder().encode(message)
  const text = readVisibleText(bytes)
  return text === undefined ? { type: 'unknown', data: message } : { type: 'message', text }
}

/** Whether wallets agree on a call: some could read `input` as its data, or its own chain as the bundle's. */
function isCall(call: unknown, chainId: unknown): call is ReviewedCall {
  return (
    isFields(call) && call.input === undefined && (call.chainId === undefined || call.chainId === chainId)
  )
}

function isAccount(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function toUnknown(value: unknown): ReviewedAction {
  const text = ignoreErrors(() =>
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? item.toString() : item)),
  )
  return { type: 'unknown', data: text ?? '' }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
