declare const isAppLink: unique symbol

/** A link to a wallet's app or site that may be opened. Only `toAppLink` makes one, and `openLink` accepts nothing else. */
export interface AppLink {
  readonly href: string
  readonly [isAppLink]: true
}

/** Schemes by which systems open their own tools, settings and stores. */
const ofSystem = /^(?:ms-|microsoft|x-apple|itms|com-apple|app-?prefs)/

/**
 * Schemes that run code, read files, mount shares, call, start a tool that has opened them without asking, go around the
 * browser, or are not encrypted.
 */
const refused = new Set([
  'about',
  'afp',
  'android-app',
  'app-settings',
  'applescript',
  'bitbucket-client',
  'blob',
  'callto',
  'chrome',
  'chrome-extension',
  'cid',
  'cifs',
  'code',
  'code-insiders',
  'content',
  'cursor',
  'data',
  'dav',
  'davs',
  'diagnostics',
  'edge',
  'facetime',
  'facetime-audio',
  'feed',
  'file',
  'filesystem',
  'firefox',
  'fish',
  'ftp',
  'geo',
  'git',
  'github-mac',
  'github-windows',
  'googlechrome',
  'googlechromes',
  'gopher',
  'hcp',
  'help',
  'http',
  'idea',
  'intent',
  'irc',
  'ircs',
  'jar',
  'javascript',
  'jetbrains',
  'ldap',
  'ldaps',
  'livescript',
  'local',
  'macappstore',
  'macappstores',
  'magnet',
  'mailto',
  'maps',
  'market',
  'mhtml',
  'mk',
  'mms',
  'mmst',
  'mocha',
  'moz-extension',
  'news',
  'nfs',
  'nntp',
  'onenote',
  'opera-http',
  'opera-https',
  'phpstorm',
  'prefs',
  'prospero',
  'pycharm',
  'rdp',
  'res',
  'resource',
  'rlogin',
  'rtmp',
  'rtsp',
  'safari-web-extension',
  'search',
  'search-ms',
  'settings-navigation',
  'sftp',
  'sftps',
  'shell',
  'shortcuts',
  'sip',
  'sips',
  'skype',
  'smb',
  'sms',
  'smsto',
  'snews',
  'sourcetree',
  'ssh',
  'steam',
  'tel',
  'telnet',
  'telprompt',
  'terminal',
  'tn3270',
  'vbscript',
  'view-source',
  'vnc',
  'vscode',
  'vscode-insiders',
  'wais',
  'webcal',
  'webstorm',
  'windsurf',
  'workflow',
  'ws',
  'wss',
  'x-callback-url',
  'x-man-page',
  'x-web-search',
  'zoommtg',
  'zoomus',
  'zune',
])

/**
 * The only check for links to wallets: https without credentials, or an app's own scheme that is on no refusal list.
 * Directory entries, `customWallets`, peers and storages may hold anything.
 */
export function toAppLink(address: string): AppLink | undefined {
  if (isRewritten(address)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined || refused.has(scheme) || ofSystem.test(scheme)) return undefined
  if (!URL.canParse(address)) return undefined
  const { username, password, href } = new URL(address)
  if (username || password) return undefined
  if (scheme !== 'https') return toLink(address)
  // Without a third slash an https link is relative to a page that is on https itself.
  return /^https:\/\/[^/]/i.test(address) ? toLink(href) : undefined
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

/** The URL parser drops tabs, line breaks and invisible characters silently: a string with them is deceptive. */
function isRewritten(address: string): boolean {
  return /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(address)
}

/** A native link stays as it is: apps read their own. */
function toLink(href: string): AppLink {
  return { href } as AppLink
}
