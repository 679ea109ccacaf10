import type { CaipNetwork } from '@wallet-kit/sdk'
import { getAssetImageUrl } from '@wallet-kit/sdk/query'
import { useKit } from '../kit/provider/useKit.ts'

/** Image URL of a network: the host app's own, else the directory's. */
export function useNetworkImage(network: CaipNetwork): string | undefined {
  const kit = useKit()
  const { imageUrl, imageId } = network.assets ?? {}
  return imageUrl ?? (imageId ? getAssetImageUrl(kit, imageId) : undefined)
}
