import { getBase58Decoder } from '@solana/kit'
import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'

/** Signs through the feature of the Wallet Standard. */
export async function signText(wallet: Wallet): Promise<string> {
  const { signMessage } = (wallet.features as SolanaSignMessageFeature)['solana:signMessage']
  const [account] = wallet.accounts
  if (!account) throw Error('no account')
  const [output] = await signMessage({ account, message: new TextEncoder().encode('Hello from Solana') })
  if (!output) throw Error('no signature')
  return getBase58Decoder().decode(output.signature)
}
