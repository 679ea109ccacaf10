/**
 * Opens the page in the browser of a wallet's app, for the wallets that connect to Solana only there, unless the page is
 * in it already.
 */
export function getAppBrowserLink(
  walletName: string,
  page: { readonly location: { readonly href: string; readonly origin: string } },
): string | undefined {
  const href = encodeURIComponent(page.location.href)
  if (walletName === 'Phantom' && !('phantom' in page))
    return `https://phantom.app/ul/browse/${href}?ref=${encodeURIComponent(page.location.origin)}`
  if (walletName === 'Coinbase Wallet' && !('coinbaseSolana' in page))
    return `https://go.cb-w.com/dapp?cb_url=${href}`
  return undefined
}
