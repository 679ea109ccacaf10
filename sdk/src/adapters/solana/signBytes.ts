import type { ProviderByNamespace } from '../../chains/namespaces/families/ProviderByNamespace.ts'

interface SignMessageFeature {
  signMessage(input: {
    account: unknown
    message: Uint8Array
  }): Promise<readonly { signature: Uint8Array; signedMessage: Uint8Array }[]>
}

/**
 * Signs bytes with a wallet (Wallet Standard, `solana:signMessage`).
 *
 * @throws the wallet's rejection; TypeError where it cannot sign, or has signed something else
 */
export async function signBytes(
  wallet: ProviderByNamespace['solana'],
  address: string | undefined,
  message: Uint8Array,
): Promise<Uint8Array> {
  const account = wallet.accounts.find((candidate) => candidate.address === address)
  const feature = wallet.features['solana:signMessage'] as SignMessageFeature | undefined
  if (!account || !feature) throw new TypeError('The wallet cannot sign messages with this account')
  const [output] = await feature.signMessage({ account, message: message.slice() })
  const isSame = String(output?.signedMessage) === String(message)
  if (!isSame || output?.signature?.length !== 64) throw new TypeError('The wallet has signed something else')
  return Uint8Array.from(output.signature)
}
