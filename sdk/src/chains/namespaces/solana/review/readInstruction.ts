import { address, getAddressDecoder } from '@solana/addresses'
import { computeBudgetProgram, systemProgram, tokenPrograms } from '../transferInstructions.ts'
import type { SolanaAction, TokenAuthority } from './SolanaReview.ts'

/** An instruction whose accounts have been looked up; one of a lookup table is `undefined`. */
export interface ReviewedInstruction {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

const associatedTokenProgram = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
/** The largest u64. */
const largest = 2n ** 64n - 1n
const authorities: readonly TokenAuthority[] = [
  'mint tokens',
  'freeze accounts',
  'own the account',
  'close the account',
]

/**
 * Reads one instruction of the System program, SPL Token, Token-2022, or the associated token account program.
 *
 * @returns `undefined` for one that is not understood in full
 */
export function readInstruction(instruction: ReviewedInstruction): SolanaAction | undefined {
  const { program, data } = instruction
  if (program === computeBudgetProgram) return readBudget(data)
  if (program === systemProgram) return readSystem(instruction)
  if (program === associatedTokenProgram) return readTokenAccount(instruction)
  if (tokenPrograms.some((known) => known === program)) return readToken(instruction)
  return undefined
}

/** https://docs.rs/solana-system-interface: the kind is a u32. */
function readSystem({ accounts: [first, second], data }: ReviewedInstruction): SolanaAction | undefined {
  const view = toView(data)
  const kind = data.length >= 4 ? view.getUint32(0, true) : undefined
  if (kind === 2 && data.length === 12 && first && second)
    return { type: 'send', from: first, to: second, amount: view.getBigUint64(4, true) }
  if (kind === 1 && data.length === 36 && first)
    return { type: 'assignment', account: first, program: getAddressDecoder().decode(data.subarray(4)) }
  return undefined
}

/** `Create`, which may have no data, and `CreateIdempotent`. */
function readTokenAccount({ accounts, data }: ReviewedInstruction): SolanaAction | undefined {
  const [, , owner, mint] = accounts
  const [kind = 0] = data
  return kind <= 1 && data.length <= 1 && owner && mint ? { type: 'tokenAccount', owner, mint } : undefined
}

/** Limit and price. https://docs.rs/solana-compute-budget-interface */
function readBudget(data: Uint8Array): SolanaAction | undefined {
  const [kind] = data
  if (kind === 2 && data.length === 5) return { type: 'budget', units: toView(data).getUint32(1, true) }
  if (kind === 3 && data.length === 9)
    return { type: 'budget', microLamports: toView(data).getBigUint64(1, true) }
  return undefined
}

/** https://docs.rs/spl-token-interface: the kind is a u8. */
function readToken({ accounts, data }: ReviewedInstruction): SolanaAction | undefined {
  const [first, second, third] = accounts
  const [kind] = data
  const amount = data.length >= 9 ? toView(data).getBigUint64(1, true) : 0n
  const isUnlimited = amount === largest
  if (kind === 3 && data.length === 9 && first && second)
    return { type: 'transfer', from: first, to: second, amount }
  if (kind === 12 && data.length === 10 && first && second && third)
    return { type: 'transfer', from: first, mint: second, to: third, amount }
  if (kind === 4 && data.length === 9 && first && second)
    return { type: 'allowance', account: first, spender: second, amount, isUnlimited }
  if (kind === 13 && data.length === 10 && first && second && third)
    return { type: 'allowance', account: first, mint: second, spender: third, amount, isUnlimited }
  if (kind === 5 && data.length === 1 && first) return { type: 'revocation', account: first }
  if (kind === 9 && data.length === 1 && first && second)
    return { type: 'closing', account: first, to: second }
  return kind === 6 && first ? readAuthority(first, data) : undefined
}

/** `SetAuthority`: the authority's right, then an optional address. */
function readAuthority(account: string, data: Uint8Array): SolanaAction | undefined {
  const authority = authorities[data[1] ?? -1]
  const hasNext = data[2] === 1
  const isWhole = hasNext ? data.length === 35 : data[2] === 0 && data.length === 3
  if (!authority || !isWhole) return undefined
  return {
    type: 'authority',
    account,
    authority,
    ...(hasNext && { to: getAddressDecoder().decode(data.subarray(3)) }),
  }
}

function toView(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
