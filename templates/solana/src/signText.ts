import type { SolanaWallet } from './SolanaWallet.ts'

/**
 * Has the account sign a text.
 *
 * @returns the signature in base58
 * @throws Error when the wallet cannot sign messages, or its user declines
 */
export async function signText({ accounts, features }: SolanaWallet, text: string): Promise<string> {
  const [account] = accounts
  const feature = features['solana:signMessage']
  if (!account || !feature) throw new Error('This wallet cannot sign messages.')
  const [output] = await feature.signMessage({ account, message: new TextEncoder().encode(text) })
  if (!output) throw new Error('The wallet has returned no signature.')
  // Loaded when it is used: it is as large as the rest of the page.
  const { getBase58Decoder } = await import('@solana/kit')
  return getBase58Decoder().decode(output.signature)
}
