import { getWindow } from '../../platform/getWindow.ts'

/**
 * Opens this page in the browser of a wallet's app, for the wallets that connect to Solana only there, unless the page
 * is in it already.
 */
export function getAppBrowserLink(walletName: string): string | undefined {
  const page = getWindow()
  if (!page) return undefined
  const [href, origin] = [page.location.href, page.location.origin].map(encodeURIComponent)
  if (walletName === 'Phantom' && !('phantom' in page))
    return `https://phantom.app/ul/browse/${href}?ref=${origin}`
  if (walletName === 'Coinbase Wallet' && !('coinbaseSolana' in page))
    return `https://go.cb-w.com/dapp?cb_url=${href}`
  return undefined
}
