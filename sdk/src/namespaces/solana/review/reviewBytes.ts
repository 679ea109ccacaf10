import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'
import { attempt } from '../../../platform/attempt.ts'
import { readInstruction } from './readInstruction.ts'
import type { SolanaAction, SolanaReview } from './SolanaReview.ts'

/** Those that grant nothing to others: what they move is shown. */
const harmless: readonly SolanaAction['type'][] = ['send', 'transfer', 'revocation', 'tokenAccount', 'budget']

/** See `reviewSolanaTransaction`. */
export function reviewBytes(bytes: Uint8Array): SolanaReview {
  const actions = attempt(() => readInstructions(bytes)) ?? [{ type: 'unknown', data: toHex(bytes) }]
  return { actions, isDangerous: actions.some(isDangerous) }
}

function readInstructions(bytes: Uint8Array): readonly SolanaAction[] {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const { instructions, staticAccounts } = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return instructions.map(({ programAddressIndex, accountIndices = [], data }) => {
    const copy = Uint8Array.from(data ?? [])
    const program: string | undefined = staticAccounts[programAddressIndex]
    // Further accounts are in lookup tables, which are not part of what is signed.
    const accounts = accountIndices.map((index): string | undefined => staticAccounts[index])
    return (
      readInstruction({ program, accounts, data: copy }) ?? {
        type: 'unknown',
        ...(program !== undefined && { program }),
        data: toHex(copy),
      }
    )
  })
}

function isDangerous(action: SolanaAction): boolean {
  return action.type === 'allowance' ? action.amount > 0n : !harmless.includes(action.type)
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
