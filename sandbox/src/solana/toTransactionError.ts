import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrorNames, transactionErrorNames } from './transactionErrorNames.ts'

/** Error of a transaction, as Solana's JSON-RPC writes it, e.g. `{ InstructionError: [0, { Custom: 1 }] }`. */
export type TransactionError = string | Readonly<Record<string, unknown>>

type RuntimeError = ReturnType<FailedTransactionMetadata['err']>

/** Converts an error of the runtime. */
export function toTransactionError(error: RuntimeError): TransactionError {
  if (typeof error === 'number') return transactionErrorNames[error] ?? `Unknown${error}`
  if ('err' in error) return { InstructionError: [error.index, toInstructionError(error.err())] }
  if ('index' in error) return { DuplicateInstruction: error.index }
  // The classes of the two errors about an account have the same members and differ by name.
  const name = error.constructor.name.replace(/^TransactionError/, '')
  return { [name]: { account_index: error.accountIndex } }
}

type RuntimeInstructionError = ReturnType<Extract<RuntimeError, { err(): unknown }>['err']>

function toInstructionError(error: RuntimeInstructionError): TransactionError {
  if (typeof error === 'number') return instructionErrorNames[error] ?? `Unknown${error}`
  return 'code' in error ? { Custom: error.code } : { BorshIoError: error.msg }
}

/** Describes a transaction error in a sentence, as a node does. */
export function describeTransactionError(error: TransactionError, logs: readonly string[]): string {
  if (typeof error === 'string') return messages[error] ?? error
  if (Array.isArray(error.InstructionError)) {
    const [index, cause] = error.InstructionError as [number, unknown]
    // The runtime's message for the cause is at the end of the last log line.
    const message = /failed: (.+)$/.exec(logs.at(-1) ?? '')?.[1]
    return `Error processing Instruction ${index}: ${message ?? (typeof cause === 'string' ? cause : JSON.stringify(cause))}`
  }
  return JSON.stringify(error)
}

/** Agave's messages for the errors that an app can cause. */
const messages: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  SignatureFailure: 'Transaction did not pass signature verification',
  InvalidProgramForExecution: 'This program may not be used for executing instructions',
  AddressLookupTableNotFound: "Transaction loads an address table account that doesn't exist",
}
