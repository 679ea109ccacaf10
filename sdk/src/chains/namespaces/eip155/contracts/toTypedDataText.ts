import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import { getTypesForEIP712Domain, hashTypedData, serializeTypedData } from 'viem'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { TypedData } from '../TypedData.ts'

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
    // Throws for what cannot be encoded, which the wallet would have to guess.
    hashTypedData(definition as never)
    return serializeTypedData(definition as never)
  } catch (cause) {
    throw createError(requestInvalid, { context: { method: 'eth_signTypedData_v4' }, cause })
  }
}
