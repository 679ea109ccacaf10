import { type SafeLink, safeLink } from './safeLink.ts'

/** The page of an account at a block explorer (EIP-3091). A query of the explorer's URL is kept: some name the chain there. */
export function explorerAddressLink(explorerUrl: string | undefined, address: string): SafeLink | undefined {
  const explorer = safeLink(explorerUrl)
  if (!explorer) return undefined
  const url = new URL(explorer.href)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`
  return safeLink(url.href)
}
