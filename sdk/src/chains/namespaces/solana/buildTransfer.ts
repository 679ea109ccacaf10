import { type Address, address, isAddress } from '@solana/addresses'
import { pipe } from '@solana/functional'
import type { Instruction } from '@solana/instructions'
import type { Blockhash } from '@solana/rpc-types'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import { sendInputInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import type { NodeClient } from './createNodeClient.ts'
import { readAccountData } from './readAccountData.ts'
import type { SolanaTransferParameters } from './SolanaTransferParameters.ts'
import { getTokenAccountBytes } from './tokenData.ts'
import { pickTokenSources, readTokenSources, sumTokenSources } from './tokenSources.ts'
import {
  createTokenAccount,
  getTokenAccount,
  setBudget,
  tokenPrograms,
  transferSol,
  transferToken,
} from './transferInstructions.ts'

/** A transfer that has not been signed. */
export interface BuiltTransfer {
  /** Bytes of the wire, with room for the signature. */
  readonly wire: Uint8Array
  /** Lamports that the recipient's new token account costs the sender; 0 where there is one already. */
  readonly deposit: bigint
  /** The sender's accounts of the token that it is taken from; none for SOL. */
  readonly sources: readonly Address[]
  /** Maximum amount of the token for one transfer. Absent for SOL. */
  readonly available?: bigint
}

/** Units of a transfer of SOL with its budget: three instructions of 150 each. */
const solUnits = 500
/** Units of a transfer of a token, with a new account; and of each further account that it is taken from. */
const tokenUnits = 100_000
const sourceUnits = 20_000

/** Offset of the decimals in a mint. https://github.com/solana-program/token */
const decimalsOffset = 44

/**
 * Builds the transaction of a transfer.
 *
 * @throws WalletKitError `SEND_INPUT_INVALID`, those of the node client
 */
export async function buildTransfer(
  client: NodeClient,
  sender: string,
  { recipient, amount, mint }: SolanaTransferParameters,
  signal: AbortSignal,
): Promise<BuiltTransfer> {
  if (
    !isAddress(recipient) ||
    amount <= 0n ||
    amount >= 2n ** 64n ||
    (mint !== undefined && !isAddress(mint))
  ) {
    throw createError(sendInputInvalid)
  }
  const payer = address(sender)
  const { instructions, ...facts } =
    mint === undefined
      ? {
          instructions: [
            ...setBudget(solUnits),
            transferSol({ from: payer, to: recipient, lamports: amount }),
          ],
          deposit: 0n,
          sources: [],
        }
      : await buildTokenTransfer(client, { payer, recipient, amount, mint }, signal)
  const { value: block } = await client.request(
    { method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] },
    signal,
  )
  const transaction = compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayer(payer, draft),
      (draft) =>
        setTransactionMessageLifetimeUsingBlockhash(
          {
            blockhash: block.blockhash as Blockhash,
            lastValidBlockHeight: BigInt(block.lastValidBlockHeight),
          },
          draft,
        ),
      (draft) => appendTransactionMessageInstructions(instructions, draft),
    ),
  )
  return { wire: new Uint8Array(getTransactionEncoder().encode(transaction)), ...facts }
}

interface TokenTransferRequest {
  readonly payer: Address
  readonly recipient: Address
  readonly amount: bigint
  readonly mint: Address
}

async function buildTokenTransfer(
  client: NodeClient,
  { payer, recipient, amount, mint }: TokenTransferRequest,
  signal: AbortSignal,
): Promise<Required<Omit<BuiltTransfer, 'wire'>> & { readonly instructions: readonly Instruction[] }> {
  const [mintAccount, recipientAccount] = await readAccountData(client, [mint, recipient], signal)
  const tokenProgram = tokenPrograms.find((program) => program === mintAccount?.owner)
  const decimals = mintAccount?.data[decimalsOffset]
  // Tokens sent to the token account of a token account are lost.
  const isTokenAccount = tokenPrograms.some((program) => program === recipientAccount?.owner)
  if (!mintAccount || !tokenProgram || decimals === undefined || isTokenAccount)
    throw createError(sendInputInvalid)
  const receiver = { owner: recipient, mint, tokenProgram }
  const [associated, destination] = await Promise.all([
    getTokenAccount({ owner: payer, mint, tokenProgram }),
    getTokenAccount(receiver),
  ])
  const [held, [destinationAccount]] = await Promise.all([
    readTokenSources(client, { owner: payer, mint }, signal),
    readAccountData(client, [destination], signal),
  ])
  const picked = pickTokenSources(held, associated, amount)
  // The network refuses an amount that the account lacks: it may be filled before the transaction is sent.
  const sources = picked.length > 0 ? picked : [{ account: associated, amount }]
  const deposit = destinationAccount
    ? 0
    : await client.request(
        { method: 'getMinimumBalanceForRentExemption', params: [getTokenAccountBytes(mintAccount)] },
        signal,
      )
  return {
    deposit: BigInt(deposit),
    sources: sources.map(({ account }) => account),
    available: sumTokenSources(held),
    instructions: [
      ...setBudget(tokenUnits + (sources.length - 1) * sourceUnits),
      ...(destinationAccount ? [] : [createTokenAccount(payer, destination, receiver)]),
      ...sources.map(({ account: source, amount: taken }) =>
        transferToken({ source, destination, authority: payer, mint, tokenProgram, amount: taken, decimals }),
      ),
    ],
  }
}
