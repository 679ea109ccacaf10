import { getTypesForEIP712Domain, serializeTypedData, validateTypedData } from 'viem'
import { createLateError } from '../../errors/createLateError.ts'
import type { TypedData } from './TypedData.ts'

/**
 * Typed data as JSON, with the type of its domain and integers as strings.
 *
 * @throws WalletKitError `REQUEST_INVALID`
 */
export function toTypedDataText({ domain = {}, types, primaryType, message }: TypedData): string {
  try {
    const definition = {
      domain,
      types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types },
      primaryType,
      message,
    }
    validateTypedData(definition as never)
    return serializeTypedData(definition as never)
  } catch (cause) {
    throw createLateError('REQUEST_INVALID', { context: { method: 'eth_signTypedData_v4' }, cause })
  }
}
