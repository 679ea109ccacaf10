import { type Address, isAddress } from '@solana/addresses'
import { getU64Decoder } from '@solana/codecs'
import type { Instruction } from '@solana/instructions'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { type InstructionEffect, readEffect } from './readEffect.ts'
import {
  createTokenAccount,
  getTokenAccount,
  type TokenOwner,
  tokenPrograms,
  transferSol,
  transferToken,
} from './transferInstructions.ts'

/** Record of a transfer when the page is left: not its bytes. */
export interface RecordedTransfer {
  readonly sender: string
  readonly recipient: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Absent: SOL. */
  readonly mint?: string | undefined
}

/** Offset of the amount and of the decimals in the data of `TransferChecked`. */
const amountOffset = 1
const decimalsOffset = 9

/**
 * Whether a transaction makes a transfer and does nothing else, as `buildTransfer` builds it: paid by the sender, to the
 * receiver or the associated account of theirs, which it may open. A token may be taken from any of the sender's accounts.
 */
export async function isRecordedTransfer(
  wire: Uint8Array,
  { sender, recipient, amount, mint }: RecordedTransfer,
): Promise<boolean> {
  const effect = ignoreErrors(() => readEffect(wire))
  if (effect?.payer !== sender || !isAddress(sender) || !isAddress(recipient)) return false
  const { instructions } = effect
  if (mint === undefined) {
    const expected = transferSol({ from: sender, to: recipient, lamports: amount })
    return instructions.length === 1 && isSame(instructions[0], expected)
  }
  const tokenProgram = tokenPrograms.find((program) => program === instructions.at(-1)?.program)
  if (!tokenProgram || !isAddress(mint)) return false
  const receiver = { owner: recipient, mint, tokenProgram }
  const destination = await getTokenAccount(receiver)
  const [first, ...rest] = instructions
  const taken = isSame(first, createTokenAccount(sender, destination, receiver)) ? rest : instructions
  const amounts = taken.map((instruction) => readAmount(instruction, sender, destination, receiver))
  return amounts.every((part) => part !== undefined) && sum(amounts) === amount
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, part) => total + part, 0n)

/** The amount of a transfer from an account of the sender's; `undefined` where the instruction is anything else. */
function readAmount(
  instruction: InstructionEffect,
  authority: Address,
  destination: Address,
  { mint, tokenProgram }: TokenOwner,
): bigint | undefined {
  const { accounts, data } = instruction
  const [source = ''] = accounts
  const decimals = data[decimalsOffset]
  if (!isAddress(source) || decimals === undefined) return undefined
  const amount = getU64Decoder().decode(Uint8Array.from(data), amountOffset)
  const expected = transferToken({ source, destination, authority, mint, tokenProgram, amount, decimals })
  return isSame(instruction, expected) ? amount : undefined
}

function isSame(
  found: InstructionEffect | undefined,
  { programAddress, accounts, data }: Instruction,
): boolean {
  const expected: InstructionEffect = {
    program: programAddress,
    accounts: (accounts ?? []).map((account) => account.address),
    data: [...(data ?? [])],
  }
  return JSON.stringify(found) === JSON.stringify(expected)
}
