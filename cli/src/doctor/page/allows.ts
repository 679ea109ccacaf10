/** Directives of one policy, by name. The first of a name counts (CSP Level 3, 2.2.1). */
export function parsePolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** Directives that count where one is absent (CSP Level 3, 6.8.3). */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['default-src'],
  'img-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'style-src': ['default-src'],
}

/** Sources of a directive, or of the one that counts in its place; undefined where nothing restricts it. */
export function sourcesOf(
  policy: ReadonlyMap<string, readonly string[]>,
  directive: string,
): readonly string[] | undefined {
  return [directive, ...(fallbacks[directive] ?? [])].map((name) => policy.get(name)).find(Boolean)
}

/**
 * Whether sources of a policy allow what is needed.
 *
 * @param needed a scheme (`data:`), `'self'`, or a URL, whose path counts
 */
export function allows(sources: readonly string[], needed: string, page: URL): boolean {
  if (needed === "'self'") return allows(sources, `${page.origin}/`, page)
  if (/^[a-z][a-z\d+.-]*:$/i.test(needed)) return sources.includes(needed)
  const url = new URL(needed)
  return sources.some((source) => {
    if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
    if (source === "'self'") return isSameSite(url, page)
    if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source, url.protocol)
    return matchesHost(source, url, page)
  })
}

/** `'self'` also allows the page's host by WebSocket (CSP Level 3, 6.7.2.8). */
function isSameSite(url: URL, page: URL): boolean {
  return url.host === page.host && isScheme(page.protocol, url.protocol)
}

/** A scheme also allows its secure form, and `http` and `https` theirs of WebSocket. */
function isScheme(allowed: string, asked: string): boolean {
  const wider: Readonly<Record<string, readonly string[]>> = {
    'http:': ['http:', 'https:', 'ws:', 'wss:'],
    'https:': ['https:', 'wss:'],
    'ws:': ['ws:', 'wss:'],
  }
  return (wider[allowed] ?? [allowed]).includes(asked)
}

function matchesHost(source: string, url: URL, page: URL): boolean {
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  if (host === '' || !isScheme(scheme ?? page.protocol, url.protocol)) return false
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
  const isPort = port === '*' || (port ?? '') === url.port || (port === defaultPort(url) && url.port === '')
  const isPath = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path)
  return isHost && isPort && isPath
}

const defaultPort = ({ protocol }: URL) => (/^(https|wss):$/.test(protocol) ? '443' : '80')
