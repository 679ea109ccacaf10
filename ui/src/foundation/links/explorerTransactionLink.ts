import { type SafeLink, safeLink } from './safeLink.ts'

/** The page of a transaction at a block explorer (EIP-3091). A query of the explorer's URL is kept: some name the chain there. */
export function explorerTransactionLink(explorerUrl: string | undefined, hash: string): SafeLink | undefined {
  const explorer = safeLink(explorerUrl)
  if (!explorer) return undefined
  const url = new URL(explorer.href)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
  return safeLink(url.href)
}
