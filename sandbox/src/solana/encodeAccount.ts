import { getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { invalidParam, readConfig } from './readParams.ts'
import { SolanaRpcError, solanaRpcCodes } from './SolanaRpcError.ts'
import { type ProgramAccount, parseTokenProgramAccount } from './tokenAccounts.ts'

/** An account of the runtime, without its address. */
export interface RuntimeAccount extends ProgramAccount {
  readonly executable: boolean
  readonly lamports: bigint
}

/** Rent epoch of a rent-exempt account: `u64::MAX`. */
const rentEpoch = 18_446_744_073_709_551_615n

/** Converts an account to its JSON-RPC form, in the encoding that the configuration requests. */
export function encodeAccount(
  svm: LiteSVM,
  account: RuntimeAccount,
  config: Readonly<Record<string, unknown>> = {},
): object {
  return {
    data: encodeData(svm, account, config),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch,
    space: account.data.length,
  }
}

function encodeData(
  svm: LiteSVM,
  account: RuntimeAccount,
  config: Readonly<Record<string, unknown>>,
): unknown {
  const { encoding, dataSlice } = config
  const bytes = slice(account.data, dataSlice)
  switch (encoding) {
    case undefined:
    case null:
      return toBase58(bytes)
    case 'base58':
      return [toBase58(bytes), 'base58']
    case 'base64':
      return [getBase64Decoder().decode(bytes), 'base64']
    case 'jsonParsed':
      return parseTokenProgramAccount(svm, account) ?? [getBase64Decoder().decode(bytes), 'base64']
    default:
      throw invalidParam(`unsupported encoding: ${String(encoding)}`)
  }
}

/** Base58 takes quadratic time, so nodes limit its length. */
const longestBase58 = 128

function toBase58(bytes: ReadonlyUint8Array): string {
  if (bytes.length > longestBase58) {
    throw new SolanaRpcError(
      solanaRpcCodes.invalidRequest,
      `Encoded binary (base 58) data should be less than ${longestBase58} bytes, please use Base64 encoding.`,
    )
  }
  return getBase58Decoder().decode(bytes)
}

function slice(data: ReadonlyUint8Array, dataSlice: unknown): ReadonlyUint8Array {
  if (dataSlice === undefined || dataSlice === null) return data
  const { offset, length } = readConfig(dataSlice)
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(length)) throw invalidParam('dataSlice')
  return data.slice(offset as number, (offset as number) + (length as number))
}
