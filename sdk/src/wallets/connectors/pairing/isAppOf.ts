import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'

/** Statements of a paired wallet about itself, where they are of the right type. Anyone can state anything. */
interface PeerStatements {
  readonly name?: unknown
  readonly url?: unknown
  readonly redirect?: { readonly native?: unknown; readonly universal?: unknown } | undefined
}

/** The app that was opened with a code. */
export interface OpenedApp {
  readonly name: string
  readonly href: string
}

/**
 * Whether a session may be of the app that was opened with the code: another phone may have scanned the same code. The
 * app is recognised by the links and the site that the wallet states, or by its name. A wallet that states none may be
 * any.
 */
export function isAppOf(peer: unknown, { name, href }: OpenedApp): boolean {
  const isSame = ignoreErrors(() => {
    const { name: peerName, url, redirect } = peer as PeerStatements
    const links = [redirect?.native, redirect?.universal].flatMap((link) => toOrigin(link) ?? [])
    const sites = [url, redirect?.universal].flatMap((link) => toSite(link) ?? [])
    const app = toOrigin(href)
    const site = toSite(href)
    const isOwnLink = app !== undefined && links.includes(app)
    const isOwnSite = site !== undefined && sites.includes(site)
    if (isOwnLink || isOwnSite || isSameName(name, peerName)) return true
    return links.length === 0 && sites.length === 0
  })
  return isSame ?? true
}

function parse(link: unknown): URL | undefined {
  return typeof link === 'string' ? ignoreErrors(() => new URL(link)) : undefined
}

/** The scheme of an app's own link, or the host of a site. */
function toOrigin(link: unknown): string | undefined {
  const url = parse(link)
  return url && (url.protocol === 'https:' ? url.host : url.protocol)
}

/** The last two labels of a site's host. */
function toSite(link: unknown): string | undefined {
  const url = parse(link)
  return url?.protocol === 'https:' ? url.hostname.split('.').slice(-2).join('.') : undefined
}

/** Wallets call themselves "Phone", "Phone Wallet" or "📱 Phone". */
function isSameName(name: string, peerName: unknown): boolean {
  const toKey = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/wallet$/, '')
  return typeof peerName === 'string' && toKey(name) !== '' && toKey(name) === toKey(peerName)
}
