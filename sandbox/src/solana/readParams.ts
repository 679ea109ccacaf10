import {
  type Address,
  getBase58Encoder,
  getBase64Encoder,
  isAddress,
  isSignature,
  type Signature,
} from '@solana/kit'
import { SolanaRpcError, solanaRpcCodes } from './SolanaRpcError.ts'

/** A parameter that does not fit, in the words of a Solana node. */
export function invalidParam(message: string): SolanaRpcError {
  return new SolanaRpcError(solanaRpcCodes.invalidParams, `Invalid param: ${message}`)
}

export function readAddress(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value)) throw invalidParam('not a base58 encoded address')
  return value
}

export function readSignature(value: unknown): Signature {
  if (typeof value !== 'string' || !isSignature(value)) throw invalidParam('not a base58 encoded signature')
  return value
}

/** A `u64` that JSON could carry without loss. */
export function readInteger(value: unknown): bigint {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw invalidParam('not an unsigned integer')
  return BigInt(value as number)
}

export function readList<Item>(value: unknown, readItem: (item: unknown) => Item): readonly Item[] {
  if (!Array.isArray(value)) throw invalidParam('not a list')
  return value.map((item) => readItem(item))
}

/** The optional configuration object that most methods accept last. */
export function readConfig(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidParam('the configuration is not an object')
  return value as Readonly<Record<string, unknown>>
}

/** Bytes in the encoding that a configuration names; without one base58, Solana's oldest. */
export function readBytes(value: unknown, encoding: unknown = 'base58'): Uint8Array {
  if (typeof value !== 'string') throw invalidParam('not a string')
  if (encoding !== 'base58' && encoding !== 'base64') {
    throw invalidParam(`unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`)
  }
  try {
    const encoder = encoding === 'base58' ? getBase58Encoder() : getBase64Encoder()
    return new Uint8Array(encoder.encode(value))
  } catch {
    throw invalidParam(`invalid ${encoding} encoding`)
  }
}
