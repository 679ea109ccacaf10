import { address } from '@solana/kit'
import type { TransactionMessage } from './decodeTransaction.ts'

const lamportsPerSignature = 5_000n
const microLamportsPerLamport = 1_000_000n
const defaultUnitsPerInstruction = 200_000n
const mostUnits = 1_400_000n

const computeBudgetProgram = address('ComputeBudget111111111111111111111111111111')
/** Discriminators of the instructions that determine the priority fee. */
const setComputeUnitLimit = 2
const setComputeUnitPrice = 3

/** The fee of a transaction: the base fee per signature plus the priority fee. */
export function feeOf({ header, instructions, staticAccounts }: TransactionMessage): bigint {
  const isBudget = (programIndex: number) => staticAccounts[programIndex] === computeBudgetProgram
  let price = 0n
  let limit: bigint | undefined
  for (const { programAddressIndex, data } of instructions) {
    if (!isBudget(programAddressIndex) || !data) continue
    const view = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === setComputeUnitLimit) limit = BigInt(view.getUint32(1, true))
    if (data[0] === setComputeUnitPrice) price = view.getBigUint64(1, true)
  }
  const others = instructions.filter(({ programAddressIndex }) => !isBudget(programAddressIndex))
  const units = limit ?? defaultUnitsPerInstruction * BigInt(others.length)
  const priority = price * (units < mostUnits ? units : mostUnits)
  const roundedUp = (priority + microLamportsPerLamport - 1n) / microLamportsPerLamport
  return lamportsPerSignature * BigInt(header.numSignerAccounts) + roundedUp
}
