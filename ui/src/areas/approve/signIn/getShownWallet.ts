import type { WalletInfo } from '@wallet-kit/sdk'

/** Image and name of the signing wallet. */
export interface ShownWallet {
  readonly name: string
  readonly imageUrl: string | undefined
  /** Way of the login that it belongs to, if any. */
  readonly login?: NonNullable<WalletInfo['social']>
}

/**
 * Image and name of the signing wallet. A paired wallet may state an image of any host, which must not learn of the
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
