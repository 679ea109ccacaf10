import type { WalletInfo } from '@wallet-kit/sdk'

/** What stands for the wallet that signs. */
export interface ShownWallet {
  readonly name: string
  readonly imageUrl: string | undefined
  /** How its user has logged in, where it belongs to a login. */
  readonly login?: NonNullable<WalletInfo['social']>
}

/**
 * What the view shows of the wallet that signs. A paired wallet may state an image of any host, which must not learn of the
 * visit; a login has no wallet name.
 *
 * @param unnamed words for a wallet without a name
 */
export function getShownWallet(info: WalletInfo | undefined, unnamed: string): ShownWallet {
  const isLocalImage = info?.type !== 'WALLET_CONNECT' || info.icon?.startsWith('data:')
  return {
    name: (info?.type !== 'AUTH' && info?.name) || unnamed,
    imageUrl: isLocalImage ? info?.icon : undefined,
    ...(info?.social && { login: info.social }),
  }
}
