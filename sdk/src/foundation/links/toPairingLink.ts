import { type AppLink, toAppLink } from './toAppLink.ts'

/** Link by which a pairing code reaches a wallet's app on this device. */
export interface PairingLink {
  /** The app itself: kept as the deep-link choice, so that later requests open it again. */
  readonly app: AppLink
  /** The app with the code. */
  readonly pair: AppLink
}

export interface PairingLinkOptions {
  /** Telegram on Android decodes a native link once before it opens it. */
  readonly isDecodedTwice?: boolean
}

/**
 * The links of a wallet: universal ones (`https://w.example` → `https://w.example/wc?uri=…`) and native ones
 * (`sample:` → `sample:///wc?uri=…`). `undefined` where they may not be opened.
 *
 * @param link `mobile_link`, `desktop_link` or `webapp_link` of a directory entry
 * @param uri the pairing URI (`wc:…`)
 */
export function toPairingLink(
  link: string,
  uri: string,
  { isDecodedTwice = false }: PairingLinkOptions = {},
): PairingLink | undefined {
  const hasAuthority = link.includes('://')
  // A native link without slashes gets all three.
  const app = hasAuthority && link.endsWith('/') ? link : `${hasAuthority ? link : toScheme(link)}/`
  const encoded = encodeURIComponent(uri)
  const value = isDecodedTwice && !/^https?:/i.test(link) ? encodeURIComponent(encoded) : encoded
  const [appLink, pairLink] = [toAppLink(app), toAppLink(`${app}wc?uri=${value}`)]
  return appLink && pairLink && { app: appLink, pair: pairLink }
}

function toScheme(link: string): string {
  return `${link.replace(/[/:]/g, '')}://`
}
