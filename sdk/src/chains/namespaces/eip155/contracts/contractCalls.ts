import { requestInvalid, rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { type Abi, decodeFunctionResult, encodeFunctionData } from 'viem'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { ContractCall } from './ContractCall.ts'

/**
 * The data of a transaction that calls the function. https://docs.soliditylang.org/en/latest/abi-spec.html
 *
 * @throws WalletKitError `REQUEST_INVALID`
 */
export function encodeCall({ abi, functionName, args }: ContractCall): `0x${string}` {
  try {
    return encodeFunctionData({ abi: abi as Abi, functionName, args: args ?? [] })
  } catch (cause) {
    throw createError(requestInvalid, { context: redactContext({ method: functionName }), cause })
  }
}

/** @throws WalletKitError `RPC_REPLY_INVALID` */
export function decodeResult({ abi, functionName, args }: ContractCall, data: `0x${string}`): unknown {
  try {
    return decodeFunctionResult({ abi: abi as Abi, functionName, args: args ?? [], data })
  } catch (cause) {
    throw createError(rpcReplyInvalid, { context: redactContext({ method: functionName }), cause })
  }
}
