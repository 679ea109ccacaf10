import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getTransactionEncoder,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import type { Ledger } from './createLedger.ts'
import { createFaucetAccount } from './createSolanaAccounts.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import { SolanaRpcError, solanaRpcCodes } from './SolanaRpcError.ts'
import { describeTransactionError } from './toTransactionError.ts'

/** Sends lamports from the faucet in an ordinary transaction. */
export async function airdrop(ledger: Ledger, recipient: Address, amount: bigint): Promise<Signature> {
  const faucet = await createKeyPairSignerFromBytes(createFaucetAccount().secretKey)
  // A new blockhash makes repeated airdrops different transactions.
  ledger.advance()
  const { blockhash, lastValidBlockHeight } = ledger.blockhashes.latest()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(faucet, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight },
        draft,
      ),
    (draft) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: faucet, destination: recipient, amount: lamports(amount) }),
        draft,
      ),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const decoded = decodeTransaction(new Uint8Array(getTransactionEncoder().encode(signed)))
  const { error, metadata } = ledger.send(decoded)
  if (error) {
    const reason = describeTransactionError(error, metadata.logs())
    throw new SolanaRpcError(solanaRpcCodes.internalError, `The airdrop failed: ${reason}`)
  }
  return decoded.signature
}
