import type { WalletInfo } from '@wallet-kit/sdk'

/**
 * What the view shows of the wallet that signs. A paired wallet may state an image of any host, which must not learn of the
 * visit; a login has no wallet name.
 *
 * @param unnamed words for a wallet without a name
 */
export function getShownWallet(
  info: WalletInfo | undefined,
  unnamed: string,
): { readonly name: string; readonly imageUrl: string | undefined } {
  const isLocalImage = info?.type !== 'WALLET_CONNECT' || info.icon?.startsWith('data:')
  return {
    name: (info?.type !== 'AUTH' && info?.name) || unnamed,
    imageUrl: isLocalImage ? info?.icon : undefined,
  }
}
