import { address } from '@solana/addresses'
import { decodeMessage } from './decodeMessage.ts'
import { computeBudgetProgram } from './transferInstructions.ts'

/** One thing that a transaction does. */
export interface InstructionEffect {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: readonly number[]
}

/** Payer and effect of a transaction. */
export interface TransactionEffect {
  readonly payer: string | undefined
  readonly instructions: readonly InstructionEffect[]
}

/**
 * Programs whose instructions wallets add: the fee's, and Lighthouse, which lets a transaction fail that would take more
 * than the wallet has shown. Neither moves anything else.
 */
const walletPrograms: readonly (string | undefined)[] = [
  computeBudgetProgram,
  address('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'),
]

/**
 * Effect of a transaction, without additions of wallets: its blockhash, fees and the order of accounts may differ.
 *
 * @throws Error for bytes that are no transaction
 */
export function readEffect(wire: Uint8Array): TransactionEffect {
  const message = decodeMessage(wire)
  const lookups = ('addressTableLookups' in message && message.addressTableLookups) || []
  // As the network resolves them: first the writable accounts of all tables, then the read-only ones.
  const looked = (['writableIndexes', 'readonlyIndexes'] as const).flatMap((kind) =>
    lookups.flatMap((lookup) => lookup[kind].map((index) => `${lookup.lookupTableAddress}:${index}`)),
  )
  const accounts: readonly string[] = [...message.staticAccounts, ...looked]
  const instructions = message.instructions
    .map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
      program: accounts[programAddressIndex],
      accounts: accountIndices.map((index) => accounts[index]),
      data: [...(data as Uint8Array)],
    }))
    .filter(({ program }) => !walletPrograms.includes(program))
  return { payer: accounts[0], instructions }
}
