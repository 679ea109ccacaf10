import {
  type Address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createTransactionMessage,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

/** Instruction 2 (`Transfer`) of the System program; built by hand, apart from the code that is tested. */
export function transferSol(from: KeyPairSigner, to: Address, amount: bigint): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, amount, true)
  const writable = 1
  const writableSigner = 3
  return {
    programAddress: '11111111111111111111111111111111' as Address,
    accounts: [
      { address: from.address, role: writableSigner, signer: from },
      { address: to, role: writable },
    ] as NonNullable<Instruction['accounts']>,
    data,
  }
}

/** Builds and signs a transaction under the chain's latest blockhash. */
export async function signSolana(
  rpcUrl: string,
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
  version: 'legacy' | 0 = 0,
) {
  const { value: latest } = await createSolanaRpc(rpcUrl).getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version }),
    (draft) => setTransactionMessageFeePayerSigner(payer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  const signed = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(signed)
  return signed
}
