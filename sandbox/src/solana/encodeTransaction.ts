import { type Address, getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { TransactionMetadata } from 'litesvm'
import type { LedgerTransaction } from './createLedger.ts'
import type { TransactionMessage } from './decodeTransaction.ts'
import { invalidParam } from './readParams.ts'

/** Converts a transaction to JSON-RPC's form in the requested encoding. */
export function encodeTransaction(entry: LedgerTransaction, encoding: unknown): unknown {
  const { wire, message, transaction } = entry.decoded
  const signatures = Object.values(transaction.signatures).map((bytes) =>
    toBase58(bytes ?? new Uint8Array(64)),
  )
  switch (encoding) {
    case 'base64':
      return [getBase64Decoder().decode(wire), 'base64']
    case 'base58':
      return [toBase58(wire), 'base58']
    case 'json':
      return { signatures, message: encodeMessage(message) }
    case 'jsonParsed':
      return { signatures, message: parseMessage(entry) }
    default:
      throw invalidParam(`unsupported encoding: ${String(encoding)}`)
  }
}

function encodeMessage(message: TransactionMessage): object {
  const { header, staticAccounts, lifetimeToken, instructions } = message
  return {
    accountKeys: staticAccounts,
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices,
      data: toBase58(data ?? new Uint8Array()),
      stackHeight: null,
    })),
    ...(message.version === 0 && { addressTableLookups: encodeLookups(message) }),
  }
}

function encodeLookups(message: Extract<TransactionMessage, { version: 0 }>): readonly object[] {
  return (message.addressTableLookups ?? []).map(
    ({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
      accountKey: lookupTableAddress,
      writableIndexes,
      readonlyIndexes,
    }),
  )
}

/** The `jsonParsed` form: addresses instead of indexes. Instruction data is left encoded, as for unknown programs. */
function parseMessage({ decoded: { message }, keys }: LedgerTransaction): object {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header
  const fromMessage = keys.fromMessage.map((pubkey, index) => {
    const signer = index < numSignerAccounts
    const firstReadonly = signer
      ? numSignerAccounts - numReadonlySignerAccounts
      : keys.fromMessage.length - numReadonlyNonSignerAccounts
    return { pubkey, signer, writable: index < firstReadonly, source: 'transaction' }
  })
  const fromTables = (addresses: readonly Address[], writable: boolean) =>
    addresses.map((pubkey) => ({ pubkey, signer: false, writable, source: 'lookupTable' }))
  const accountKeys = [
    ...fromMessage,
    ...fromTables(keys.writable, true),
    ...fromTables(keys.readonly, false),
  ]
  return {
    accountKeys,
    recentBlockhash: message.lifetimeToken,
    instructions: message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      programId: accountKeys[programAddressIndex]?.pubkey,
      accounts: accountIndices.map((index) => accountKeys[index]?.pubkey),
      data: toBase58(data ?? new Uint8Array()),
      stackHeight: null,
    })),
    ...(message.version === 0 && { addressTableLookups: encodeLookups(message) }),
  }
}

/** Cross-program invocations, grouped by the instruction that caused them. */
export function encodeInnerInstructions(metadata: TransactionMetadata): readonly object[] {
  return metadata.innerInstructions().flatMap((calls, index) => {
    if (calls.length === 0) return []
    const instructions = calls.map((call) => ({
      programIdIndex: call.instruction().programIdIndex(),
      accounts: [...call.instruction().accounts()],
      data: toBase58(call.instruction().data()),
      stackHeight: call.stackHeight(),
    }))
    return [{ index, instructions }]
  })
}

function toBase58(bytes: ReadonlyUint8Array): string {
  return getBase58Decoder().decode(bytes)
}
