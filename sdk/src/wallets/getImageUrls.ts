import type { AppKit } from '../AppKit.ts'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { getDirectoryQuery } from './getDirectory.ts'
import type { Wallet } from './Wallet.ts'

/**
 * Address of a wallet's image, for an image element: the host's own, else the directory's.
 *
 * @returns `undefined` when there is none, or the directory is switched off.
 *
 * @example
 * const src = getWalletImageUrl(kit, wallet)
 */
export function getWalletImageUrl(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  { image_url, image_id }: Pick<Wallet, 'image_url' | 'image_id'>,
): string | undefined {
  return image_url || toImageUrl(kit, 'getWalletImage', image_id)
}

/**
 * Address of the image of a network or connector by its image id.
 *
 * @example
 * const src = getAssetImageUrl(kit, network.assets?.imageId)
 */
export function getAssetImageUrl(
  { _internal: kit }: Pick<AppKit, '_internal'>,
  imageId: string | undefined,
): string | undefined {
  return toImageUrl(kit, 'public/getAssetImage', imageId)
}

function toImageUrl(kit: AppKitInternals, path: string, id: string | null | undefined): string | undefined {
  const { walletDirectory } = kit.stores.options.getState().services
  if (walletDirectory === false || !id) return undefined
  const query = new URLSearchParams(Object.entries(getDirectoryQuery(kit)).filter(([, value]) => value))
  return `${walletDirectory.replace(/\/+$/, '')}/${path}/${encodeURIComponent(id)}?${query}`
}
