/** A cookie that only the server reads, on pages of an origin. */
export interface OwnCookie {
  /** `undefined` when the request has none, or one of another form. */
  read(headers: Headers): string | undefined
  /** Value of `Set-Cookie`. */
  write(value: string): string
  /** Value of `Set-Cookie` that removes it. */
  remove(): string
}

interface CreateCookieParameters {
  readonly name: string
  readonly origin: string
  /** Source of a regular expression for the value. */
  readonly form: string
  /** Undefined: until the browser is closed. */
  readonly lifetimeSeconds?: number
}

/** The prefix of its name on https keeps other hosts of the site from setting it. */
function createCookie({ name, origin, form, lifetimeSeconds }: CreateCookieParameters): OwnCookie {
  const isSecure = origin.startsWith('https:')
  const fullName = isSecure ? `__Host-${name}` : name
  // Spaces alone: with `\s` a no-break space before the prefix is skipped, and browsers let other hosts set such a name.
  const pattern = new RegExp(`(?:^|; *)${fullName}=(${form})(?:;|$)`)
  const write = (value: string, life: string) =>
    `${fullName}=${value}; Path=/; HttpOnly; SameSite=Lax${life}${isSecure ? '; Secure' : ''}`
  const life = lifetimeSeconds === undefined ? '' : `; Max-Age=${lifetimeSeconds}`
  return {
    read: (headers) => pattern.exec(headers.get('cookie') ?? '')?.[1],
    write: (value) => write(value, life),
    remove: () => write('', '; Max-Age=0'),
  }
}

/** 32 bytes in base64url. */
const token = '[A-Za-z0-9_-]{43}'

/** Identifies a browser, so that a nonce can be spent only by the browser that it was created for. */
export function browserCookie(origin: string): OwnCookie {
  // Two minutes longer than the nonces that it is for.
  return createCookie({ name: 'siwx-browser', origin, form: token, lifetimeSeconds: 7 * 60 })
}

export function sessionCookie(origin: string, lifetimeSeconds: number): OwnCookie {
  return createCookie({ name: 'siwx-session', origin, form: token, lifetimeSeconds })
}

/** A token and its signature. */
export function csrfCookie(origin: string): OwnCookie {
  return createCookie({ name: 'siwx-csrf', origin, form: `[0-9a-f]{64}\\.${token}` })
}
