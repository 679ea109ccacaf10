declare const isAppLink: unique symbol

/** A link to a wallet's app or site that may be opened. Only `toAppLink` makes one, and `openLink` accepts nothing else. */
export interface AppLink {
  readonly href: string
  readonly [isAppLink]: true
}

/** Schemes that run code, read files, start something else than an app, or are not encrypted. */
const refused = new Set([
  'about',
  'android-app',
  'blob',
  'chrome',
  'chrome-extension',
  'content',
  'cid',
  'data',
  'edge',
  'facetime',
  'facetime-audio',
  'file',
  'filesystem',
  'ftp',
  'geo',
  'http',
  'intent',
  'itms',
  'itms-apps',
  'itms-appss',
  'itms-services',
  'jar',
  'javascript',
  'ldap',
  'livescript',
  'mailto',
  'maps',
  'market',
  'mhtml',
  'mocha',
  'moz-extension',
  'resource',
  'safari-web-extension',
  'search',
  'search-ms',
  'sftp',
  'shell',
  'sms',
  'smsto',
  'ssh',
  'tel',
  'telnet',
  'vbscript',
  'view-source',
  'ws',
  'wss',
])

/**
 * The only check for links to wallets: https without credentials, or an app's own scheme that is on no refusal list.
 * Directory entries, `customWallets`, peers and storages may hold anything.
 */
export function toAppLink(address: string): AppLink | undefined {
  if (isRewritten(address)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase()
  // Windows starts its own tools by such schemes.
  if (scheme === undefined || refused.has(scheme) || scheme.startsWith('ms-')) return undefined
  if (!URL.canParse(address)) return undefined
  const { username, password, host, href } = new URL(address)
  if (username || password) return undefined
  if (scheme !== 'https') return toLink(address)
  // Without a third slash an https link is relative to a page that is on https itself.
  return host && /^https:\/\/[^/]/i.test(address) ? toLink(href) : undefined
}

/**
 * The only check for pages of a service that the visitor is sent to: a web address of one of these origins, without
 * credentials. On http only where the origin is, which the host app has configured so.
 *
 * @param origins e.g. `https://pay.example`
 */
export function toServiceLink(address: string, origins: readonly string[]): AppLink | undefined {
  if (isRewritten(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return undefined
  const { username, password, origin, href } = new URL(address)
  return !username && !password && origins.includes(origin) ? toLink(href) : undefined
}

/** The URL parser drops tabs, line breaks and invisible characters silently: a string that has them is meant to deceive. */
function isRewritten(address: string): boolean {
  return /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(address)
}

/** A native link stays as it is: apps read their own. */
function toLink(href: string): AppLink {
  return { href } as AppLink
}
