import {
  type Address,
  getBase58Encoder,
  getBase64Encoder,
  isAddress,
  isSignature,
  type Signature,
} from '@solana/kit'
import { SolanaRpcError, solanaRpcCodes } from './SolanaRpcError.ts'

/** The error for an invalid parameter, as a Solana node reports it. */
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

/** Reads a `u64` within the range of safe integers. */
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

/** Decodes bytes. The default encoding is base58, as in Solana's RPC. */
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
