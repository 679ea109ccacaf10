import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { SolanaSignAndSendTransactionFeature } from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import { solanaNode } from '../../shared.ts'

const receiver = address('AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD')

/** Builds a transfer of a thousandth SOL with @solana/kit; the wallet signs and sends it. */
export async function sendSol(wallet: Wallet): Promise<string> {
  const { signAndSendTransaction } = (wallet.features as SolanaSignAndSendTransactionFeature)[
    'solana:signAndSendTransaction'
  ]
  const [account] = wallet.accounts
  if (!account) throw Error('no account')
  const { value: blockhash } = await createSolanaRpc(solanaNode).getLatestBlockhash().send()
  const transaction = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(address(account.address), message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
    (message) => appendTransactionMessageInstruction(transferOf(account.address, 1_000_000n), message),
    compileTransaction,
  )
  const bytes = Uint8Array.from(getTransactionEncoder().encode(transaction))
  const [output] = await signAndSendTransaction({ account, chain: 'solana:mainnet', transaction: bytes })
  if (!output) throw Error('no signature')
  return getBase58Decoder().decode(output.signature)
}

/** Instruction 2 (`Transfer`) of the System program. */
function transferOf(from: string, lamports: bigint) {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: receiver, role: AccountRole.WRITABLE },
    ],
    data,
  }
}
