import { createHash } from 'node:crypto'
import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { findAssociatedTokenPda, getTransferCheckedInstruction } from '@solana-program/token'
import { emptyAccountIndex } from '../chains/seeding/seedBalance.ts'
import { createRandom } from '../random/createRandom.ts'
import type { SolanaAccount } from './createSolanaAccounts.ts'
import { type DecodedTransaction, decodeTransaction } from './decodeTransaction.ts'
import { seedSolanaBalances } from './seedSolanaBalances.ts'
import { type SolanaToken, solanaTokens } from './solanaDefinition.ts'

/** A signed transaction of the seeded history. */
export interface SolanaSeedTransaction {
  /** Age of the transaction when the chain starts. */
  readonly secondsAgo: number
  readonly decoded: DecodedTransaction
}

export interface SolanaHistory {
  /** Oldest first. */
  readonly transactions: readonly SolanaSeedTransaction[]
  /** Net loss of an account in them, fees included; negative when it gained. */
  lostLamports(accountIndex: number): bigint
  lostTokens(accountIndex: number, token: SolanaToken): bigint
}

export interface PlanSolanaHistoryParameters {
  readonly accounts: readonly SolanaAccount[]
  readonly seed: string
}

const transactionCount = 150
const oldestSeconds = 170 * 86_400
const fee = 5_000n

/** Plans and signs transfers between the accounts over several months. The empty account takes no part. */
export async function planSolanaHistory(parameters: PlanSolanaHistoryParameters): Promise<SolanaHistory> {
  const { accounts, seed } = parameters
  const random = createRandom(`${seed}/history/solana`)
  const active = accounts.filter((_, index) => index !== emptyAccountIndex)
  const signers = await Promise.all(active.map(({ secretKey }) => createKeyPairSignerFromBytes(secretKey)))
  const balances = active.map((_, accountIndex) => seedSolanaBalances({ seed, accountIndex }))
  const lost = new Map<string, bigint>()
  const lose = (key: string, amount: bigint) => lost.set(key, (lost.get(key) ?? 0n) + amount)
  const findTokenAccount = createTokenAccountFinder()
  const transactions: Promise<SolanaSeedTransaction>[] = []
  for (let index = 0; index < transactionCount; index += 1) {
    const from = random.integer(0, active.length - 1)
    const to = (from + random.integer(1, active.length - 1)) % active.length
    const token = random.chance(0.5) ? solanaTokens[random.integer(0, solanaTokens.length - 1)] : undefined
    const amount = smallShare(
      [from, to].map((account) => {
        const balance = balances[account]
        const held = token ? balance?.tokens.find((each) => each.token === token)?.amount : balance?.lamports
        return held ?? 0n
      }),
      random.integer(3, 12),
    )
    const coin = token?.symbol ?? 'SOL'
    lose(`${coin}/${from}`, amount)
    lose(`${coin}/${to}`, -amount)
    lose(`SOL/${from}`, fee)
    const source = signers[from]
    const destination = signers[to]
    if (!source || !destination) continue
    const secondsAgo = Math.round(((transactionCount - index) / transactionCount) * oldestSeconds)
    transactions.push(
      sign({ source, destination, token, amount, index, findTokenAccount }).then((decoded) => ({
        secondsAgo,
        decoded,
      })),
    )
  }
  return {
    transactions: await Promise.all(transactions),
    lostLamports: (accountIndex) => lost.get(`SOL/${accountIndex}`) ?? 0n,
    lostTokens: (accountIndex, { symbol }) => lost.get(`${symbol}/${accountIndex}`) ?? 0n,
  }
}

/** Thousandths of the smaller balance, with two significant digits, as people choose. */
function smallShare(balances: readonly bigint[], thousandths: number): bigint {
  const [smaller = 0n] = [...balances].sort((left, right) => (left < right ? -1 : 1))
  const most = (smaller * BigInt(thousandths)) / 1_000n
  const unit = 10n ** BigInt(Math.max(0, `${most}`.length - 2))
  return (most / unit) * unit
}

interface SignParameters {
  readonly source: KeyPairSigner
  readonly destination: KeyPairSigner
  /** Undefined for SOL. */
  readonly token: SolanaToken | undefined
  readonly amount: bigint
  /** Makes equal transfers different transactions. */
  readonly index: number
  readonly findTokenAccount: TokenAccountFinder
}

async function sign(parameters: SignParameters): Promise<DecodedTransaction> {
  const { source, index } = parameters
  const instruction = await toInstruction(parameters)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(source, draft),
    // The runtime does not check the blockhash; the ledger does, for transactions that are sent to the chain's RPC.
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhashOf(index), lastValidBlockHeight: 0n },
        draft,
      ),
    (draft) => appendTransactionMessageInstruction(instruction, draft),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return decodeTransaction(new Uint8Array(getTransactionEncoder().encode(signed)))
}

async function toInstruction({
  source,
  destination,
  token,
  amount,
  findTokenAccount,
}: SignParameters): Promise<Instruction> {
  if (!token) return getTransferSolInstruction({ source, destination: destination.address, amount })
  const { mint, decimals, programAddress } = token
  const [from, to] = await Promise.all([
    findTokenAccount(source.address, token),
    findTokenAccount(destination.address, token),
  ])
  return getTransferCheckedInstruction(
    { source: from, mint, destination: to, authority: source, amount, decimals },
    { programAddress },
  )
}

/** Finds the associated token account of an owner. */
type TokenAccountFinder = (owner: Address, token: SolanaToken) => Promise<Address>

/** Finds each account once: an address off the curve takes several attempts, and few accounts make all transfers. */
function createTokenAccountFinder(): TokenAccountFinder {
  const found = new Map<string, Promise<Address>>()
  return (owner, { mint, programAddress }) => {
    const key = `${owner}/${mint}`
    const known = found.get(key)
    if (known) return known
    const search = findAssociatedTokenPda({ owner, mint, tokenProgram: programAddress }).then(
      ([place]) => place,
    )
    found.set(key, search)
    return search
  }
}

function blockhashOf(index: number): Blockhash {
  const bytes = createHash('sha256').update(`sandbox/history/${index}`).digest()
  return getBase58Decoder().decode(new Uint8Array(bytes)) as Blockhash
}
