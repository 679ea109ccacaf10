import type { Address } from '@solana/kit'
import type { Ledger } from '../createLedger.ts'
import { invalidParam, readAddress, readConfig } from '../readParams.ts'
import {
  decodeMintAccount,
  decodeTokenAccount,
  readTokenAmount,
  tokenPrograms,
  toUiTokenAmount,
} from '../tokenAccounts.ts'
import { withAddress } from './accountMethods.ts'
import { type SolanaMethod, withContext } from './SolanaMethod.ts'

/** Methods for accounts of the two token programs. */
export const tokenMethods: Readonly<Record<string, SolanaMethod>> = {
  getTokenAccountsByOwner(ledger, [owner, filter, config]) {
    const ownerAddress = readAddress(owner)
    const { programs, mint } = readFilter(ledger, filter)
    const found = programs
      .flatMap((program) => ledger.svm.getProgramAccounts(program))
      .filter((account) => {
        const token = decodeTokenAccount(account)
        return token?.owner === ownerAddress && (mint === undefined || token.mint === mint)
      })
    return withContext(
      ledger,
      found.map((account) => withAddress(ledger, account.address, account, readConfig(config))),
    )
  },
  getTokenAccountBalance(ledger, [address]) {
    const account = ledger.svm.getAccount(readAddress(address))
    if (!account.exists) throw invalidParam('could not find account')
    const token = decodeTokenAccount(account)
    if (!token) throw invalidParam('not a Token account')
    return withContext(ledger, readTokenAmount(ledger.svm, token))
  },
  getTokenSupply(ledger, [address]) {
    const { supply, decimals } = readMint(ledger, readAddress(address))
    return withContext(ledger, toUiTokenAmount(supply, decimals))
  },
}

function readFilter(ledger: Ledger, filter: unknown): { programs: readonly Address[]; mint?: Address } {
  const { mint, programId } = readConfig(filter)
  if (mint !== undefined) {
    const address = readAddress(mint)
    return { programs: [readMint(ledger, address).program], mint: address }
  }
  const program = readAddress(programId)
  if (!tokenPrograms.includes(program)) throw invalidParam('unrecognized Token program id')
  return { programs: [program] }
}

function readMint({ svm }: Ledger, address: Address) {
  const account = svm.getAccount(address)
  const mint = account.exists ? decodeMintAccount(account) : undefined
  if (!account.exists || !mint) throw invalidParam('could not find mint')
  return { ...mint, program: account.programAddress }
}
