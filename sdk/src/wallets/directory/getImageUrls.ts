import type { Wallet } from '../../foundation/options/OptionData.ts'
import { projectQuery } from '../../foundation/query/projectQuery.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'

/**
 * URL of a wallet's image, for an image element: the one of the host app's `customWallets`, else the directory's. A URL
 * that anyone else has put into an entry is ignored: its server would learn who visits the page.
 *
 * @returns `undefined` when there is none, or the directory is switched off.
 *
 * @example
 * const src = getWalletImageUrl(kit, wallet)
 */
export function getWalletImageUrl(
  { _internal: context }: KitHandle<Pick<FoundationContext, 'stores'>>,
  { image_url, image_id }: Pick<Wallet, 'image_url' | 'image_id'>,
): string | undefined {
  const { customWallets = [] } = context.stores.options.getState()
  const isOwn = image_url && customWallets.some((wallet) => wallet.image_url === image_url)
  return isOwn ? image_url : toImageUrl(context, 'getWalletImage', image_id)
}

/**
 * URL of the image of a network or connector by its image id.
 *
 * @example
 * const src = getAssetImageUrl(kit, network.assets?.imageId)
 */
export function getAssetImageUrl(
  { _internal: context }: KitHandle<Pick<FoundationContext, 'stores'>>,
  imageId: string | undefined,
): string | undefined {
  return toImageUrl(context, 'public/getAssetImage', imageId)
}

/**
 * URL of the image of a coin or token by its symbol.
 *
 * @example
 * const src = getTokenImageUrl(kit, 'USDC')
 */
export function getTokenImageUrl(
  { _internal: context }: KitHandle<Pick<FoundationContext, 'stores'>>,
  symbol: string,
): string | undefined {
  return toImageUrl(context, 'public/getTokenImage', symbol)
}

/**
 * URL of the image of a currency by its ISO 4217 code.
 *
 * @example
 * const src = getCurrencyImageUrl(kit, 'EUR')
 */
export function getCurrencyImageUrl(
  { _internal: context }: KitHandle<Pick<FoundationContext, 'stores'>>,
  code: string,
): string | undefined {
  return toImageUrl(context, 'public/getCurrencyImage', code)
}

function toImageUrl(
  context: Pick<FoundationContext, 'stores'>,
  path: string,
  id: string | null | undefined,
): string | undefined {
  const { walletDirectory } = context.stores.options.getState().services
  if (walletDirectory === false || !id) return undefined
  const query = new URLSearchParams(projectQuery(context))
  return `${walletDirectory.replace(/\/+$/, '')}/${path}/${encodeURIComponent(id)}?${query}`
}
