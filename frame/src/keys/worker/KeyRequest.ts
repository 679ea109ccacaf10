import type { Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import type { Addresses } from '../derive/Addresses.ts'
import type { SharePair } from '../shares/joinShares.ts'
import type { ShareSet } from '../shares/Share.ts'

/** Something that a key signs. */
export type SignPayload =
  /** 32 bytes, as they are: hashes of EIP-7702 authorizations and of user operations. */
  | { readonly kind: 'hash'; readonly hash: Hex }
  /** EIP-191: text, or bytes. */
  | { readonly kind: 'message'; readonly message: string | Uint8Array }
  /** EIP-712. */
  | { readonly kind: 'typedData'; readonly typedData: TypedDataDefinition }
  /** Any transaction that viem serializes; the reply is the signed transaction, ready to be sent. */
  | { readonly kind: 'transaction'; readonly transaction: TransactionSerializable }
  /** Bytes of a Solana transaction's message, or of an off-chain message; the reply is 64 bytes. */
  | { readonly kind: 'solana'; readonly message: Uint8Array }

export type Signature<Payload extends SignPayload> = Payload extends { readonly kind: 'solana' }
  ? Uint8Array
  : Hex

/** A new key, of which the page sees addresses and shares only. */
export interface NewKey {
  readonly addresses: Addresses
  readonly set: ShareSet
}

/** An operation of the worker, by name: what it takes and what it returns. */
export interface KeyOperations {
  create: { takes: object; returns: NewKey }
  import: { takes: { readonly mnemonic: string }; returns: NewKey }
  addresses: { takes: { readonly shares: SharePair }; returns: Addresses }
  sign: {
    takes: { readonly shares: SharePair; readonly address: string; readonly payload: SignPayload }
    returns: Hex | Uint8Array
  }
  split: {
    takes: {
      readonly shares: SharePair
      readonly addresses: Addresses
      readonly into?: { readonly setId: string; readonly generation: number } | undefined
    }
    returns: ShareSet
  }
  export: { takes: { readonly shares: SharePair; readonly addresses: Addresses }; returns: string }
}

export type KeyOperation = keyof KeyOperations

export type KeyRequest = {
  [Name in KeyOperation]: { readonly operation: Name } & KeyOperations[Name]['takes']
}[KeyOperation]
