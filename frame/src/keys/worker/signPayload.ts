import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import {
  type Signature as EvmSignature,
  type Hex,
  serializeSignature,
  type TransactionSerialized,
} from 'viem'
import {
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  numberToHex,
  serializeTransaction,
} from 'viem/utils'
import { KeyError } from '../KeyError.ts'
import type { SignPayload } from './KeyRequest.ts'

/**
 * Signs with a key of the payload's family.
 *
 * @throws KeyError `SIGNING_FAILED` when viem cannot encode the typed data or the transaction
 */
export function signPayload(key: Uint8Array, payload: SignPayload): Hex | Uint8Array {
  if (payload.kind === 'solana') return ed25519.sign(payload.message, key)
  try {
    if (payload.kind === 'transaction') return signTransaction(key, payload.transaction)
    return serializeSignature(signHash(key, toHash(payload)))
  } catch {
    // The cause quotes what was to be signed, and a report of it would reach others.
    throw new KeyError('SIGNING_FAILED', payload.kind)
  }
}

type HashedPayload = Exclude<SignPayload, { readonly kind: 'solana' | 'transaction' }>

function toHash(payload: HashedPayload): Hex {
  if (payload.kind === 'hash') return payload.hash
  if (payload.kind === 'typedData') return hashTypedData(payload.typedData)
  const { message } = payload
  return hashMessage(typeof message === 'string' ? message : { raw: message })
}

function signTransaction(
  key: Uint8Array,
  transaction: Extract<SignPayload, { kind: 'transaction' }>['transaction'],
): TransactionSerialized {
  // A blob transaction is signed without its blobs.
  const signed = transaction.type === 'eip4844' ? { ...transaction, sidecars: false as const } : transaction
  const hash = keccak256(serializeTransaction(signed))
  return serializeTransaction(transaction, signHash(key, hash))
}

/** As viem signs, from bytes: a private key as text could not be overwritten. */
function signHash(key: Uint8Array, hash: Hex): EvmSignature {
  const { r, s, recovery } = secp256k1.sign(hexToBytes(hash), key, { lowS: true })
  return {
    r: numberToHex(r, { size: 32 }),
    s: numberToHex(s, { size: 32 }),
    v: recovery ? 28n : 27n,
    yParity: recovery,
  }
}
