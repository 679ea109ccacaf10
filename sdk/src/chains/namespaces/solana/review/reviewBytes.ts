import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { decodeMessage } from '../decodeMessage.ts'
import { readInstruction } from './readInstruction.ts'
import type { SolanaAction, SolanaReview } from './SolanaReview.ts'

/** Actions that grant nothing to others: the tokens that they move are shown. */
const harmless: readonly SolanaAction['type'][] = ['send', 'transfer', 'revocation', 'tokenAccount', 'budget']

/** See `reviewSolanaTransaction`. */
export function reviewBytes(bytes: Uint8Array): SolanaReview {
  const actions = ignoreErrors(() => readInstructions(bytes)) ?? [{ type: 'unknown', data: toHex(bytes) }]
  return { actions, isDangerous: actions.some(isDangerous) || getPriority(actions) > highestPriority }
}

/** In lamports: 0.1 SOL, more than any network asks for while it is in use. */
const highestPriority = 100_000_000n
/** Units of a transaction that sets no limit, at the most. */
const mostUnits = 1_400_000

/** Maximum priority fee of the transaction, in lamports. */
function getPriority(actions: readonly SolanaAction[]): bigint {
  const budgets = actions.filter((action) => action.type === 'budget')
  const { microLamports = 0n } = budgets.find((budget) => budget.microLamports !== undefined) ?? {}
  const { units = mostUnits } = budgets.find((budget) => budget.units !== undefined) ?? {}
  return (microLamports * BigInt(units)) / 1_000_000n
}

function readInstructions(bytes: Uint8Array): readonly SolanaAction[] {
  const { instructions, staticAccounts } = decodeMessage(bytes)
  return instructions.map(({ programAddressIndex, accountIndices = [], data }) => {
    const copy = Uint8Array.from(data ?? [])
    const program: string | undefined = staticAccounts[programAddressIndex]
    // Further accounts are in lookup tables, which are not part of the signed bytes.
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
