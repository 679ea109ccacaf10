import { address } from '@solana/addresses'
import { attempt } from '../../platform/attempt.ts'
import { decodeMessage } from './decodeMessage.ts'
import { computeBudgetProgram } from './transferInstructions.ts'

/**
 * Programs whose instructions wallets add: the fee's, and Lighthouse, which lets a transaction fail that would take more
 * than the wallet has shown. Neither moves anything else.
 */
const walletPrograms: readonly string[] = [
  computeBudgetProgram,
  address('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'),
]

/**
 * Whether a transaction does what was requested and nothing else: the same account pays, and the instructions are the
 * same, in their order. Blockhash, fees and the order of accounts may differ: wallets set them.
 */
export function isCarriedOut(requested: Uint8Array, signed: Uint8Array): boolean {
  const [expected, found] = [requested, signed].map((wire) => attempt(() => describeEffect(wire)))
  return expected !== undefined && expected === found
}

function describeEffect(wire: Uint8Array): string {
  const message = decodeMessage(wire)
  const lookups = ('addressTableLookups' in message && message.addressTableLookups) || []
  // As the network resolves them: first what is written, of all tables, then what is read.
  const looked = (['writableIndexes', 'readonlyIndexes'] as const).flatMap((kind) =>
    lookups.flatMap((lookup) => lookup[kind].map((index) => `${lookup.lookupTableAddress}:${index}`)),
  )
  const accounts: readonly string[] = [...message.staticAccounts, ...looked]
  const instructions = message.instructions
    .filter(({ programAddressIndex }) => !walletPrograms.includes(accounts[programAddressIndex] ?? ''))
    .map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => [
      accounts[programAddressIndex],
      accountIndices.map((index) => accounts[index]),
      [...(data as Uint8Array)],
    ])
  return JSON.stringify([accounts[0], instructions])
}
