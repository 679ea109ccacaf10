import type { WalletDirectoryRouteHandlers } from '@wallet-kit/clients/wallet-directory/routes'
import { svgReply } from '../images/svgReply.ts'
import type { Directory } from './createDirectory.ts'
import { findWallets } from './findWallets.ts'
import { drawAssetImage, drawCurrencyImage, drawTokenImage } from './publicImages.ts'

/** Implements the operations of the wallet directory. */
export function createWalletDirectoryHandlers(directory: Directory): WalletDirectoryRouteHandlers {
  return {
    getWallets({ query }) {
      if (!query.projectId) return projectIdRequired
      return { status: 200, body: findWallets(directory.wallets, query) }
    },
    getWalletImage({ path, query }) {
      return query.projectId ? imageOr404(directory.drawWalletImage(path.imageId)) : projectIdRequired
    },
    getAssetImage: ({ path }) => imageOr404(drawAssetImage(path.imageId)),
    getCurrencyImage: ({ path }) => imageOr404(drawCurrencyImage(path.currencyId)),
    getTokenImage: ({ path }) => imageOr404(drawTokenImage(path.symbol)),
    getAnalyticsConfig: ({ query }) =>
      query.projectId ? { status: 200, body: { isAnalyticsEnabled: true } } : projectIdRequired,
  }
}

const projectIdRequired = { status: 401, body: 'Project id required' } as const

async function imageOr404(svg: string | Promise<string> | undefined) {
  return svg === undefined ? ({ status: 404, body: 'Not found' } as const) : svgReply(await svg)
}
