import {
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import type { Ledger } from './createLedger.ts'
import { createFaucetAccount } from './createSolanaAccounts.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import { SolanaRpcError, solanaRpcCodes } from './SolanaRpcError.ts'
import { describeTransactionError } from './toTransactionError.ts'

/**
 * Executes instructions in an ordinary transaction that the faucet pays.
 *
 * @param create Creates the instructions. They must use the signer that they receive.
 */
export async function sendFromFaucet(
  ledger: Ledger,
  create: (faucet: KeyPairSigner) => Promise<readonly Instruction[]>,
): Promise<Signature> {
  const faucet = await createKeyPairSignerFromBytes(createFaucetAccount().secretKey)
  const instructions = await create(faucet)
  // A new blockhash makes repeated transfers different transactions.
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
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const decoded = decodeTransaction(new Uint8Array(getTransactionEncoder().encode(signed)))
  const { error, metadata } = ledger.send(decoded)
  if (error) {
    const reason = describeTransactionError(error, metadata.logs())
    throw new SolanaRpcError(solanaRpcCodes.internalError, `The transfer failed: ${reason}`)
  }
  return decoded.signature
}
