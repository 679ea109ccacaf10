import { getBase58Encoder, getCompiledTransactionMessageDecoder } from '@solana/kit'
import { type Hex, hexToBigInt, hexToBytes } from 'viem'
import { decodeSolanaTransaction } from './solanaRequests.ts'

/** Describes a request for the user. */
export function describeRequest(method: string, params: unknown): string {
  try {
    return describe(method, params)
  } catch {
    // Executing such a request fails with a reason; here it is shown as received.
    return JSON.stringify(params, null, 2)
  }
}

function describe(method: string, params: unknown): string {
  switch (method) {
    case 'personal_sign':
      return readable(hexToBytes((params as [Hex])[0]))
    case 'eth_signTypedData_v4': {
      const [, typedData] = params as [string, unknown]
      return JSON.stringify(typeof typedData === 'string' ? JSON.parse(typedData) : typedData, null, 2)
    }
    case 'eth_sendTransaction': {
      const [{ from, to, value = '0x0', data }] = params as [Record<string, Hex>]
      const lines = [`From: ${from}`, `To: ${to ?? 'a new contract'}`, `Value: ${hexToBigInt(value)} wei`]
      return [...lines, ...(data ? [`Data: ${data}`] : [])].join('\n')
    }
    case 'solana_signMessage':
      return readable(getBase58Encoder().encode((params as { message: string }).message))
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
      return describeTransaction((params as { transaction: string }).transaction)
    case 'solana_signAllTransactions':
      return (params as { transactions: string[] }).transactions.map(describeTransaction).join('\n\n')
    default:
      return JSON.stringify(params, null, 2)
  }
}

function describeTransaction(encoded: string): string {
  const { messageBytes } = decodeSolanaTransaction(encoded)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const { staticAccounts } = message
  // Version 1 lays its instructions out differently; its programs are among the accounts.
  const instructions = 'instructions' in message ? message.instructions : []
  const programs = instructions.map(({ programAddressIndex }) => staticAccounts[programAddressIndex])
  return [`Fee payer: ${staticAccounts[0]}`, ...programs.map((program) => `Calls: ${program}`), encoded].join(
    '\n',
  )
}

/** UTF-8, or hexadecimal for bytes that are not valid UTF-8. */
function readable(bytes: ArrayLike<number>): string {
  const all = Uint8Array.from(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(all)
  } catch {
    return `0x${Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
}
