/** A secret, or a function that returns it, called before each call. Undefined: there is none now. */
export type Credential<Value = string> = Value | (() => Value | undefined | Promise<Value | undefined>)

/** For the `Basic` scheme of HTTP. */
export interface NameAndPassword {
  readonly username: string
  readonly password: string
}

/** Place of a security scheme's secret in a request. */
export interface CredentialPlace {
  readonly in: 'header' | 'query' | 'cookie'
  /** Name of the header, query parameter or cookie. */
  readonly name: string
  /** In front of the secret: `Bearer `. */
  readonly prefix?: string
}

/** Credentials of a call, by place and name. */
export type SentCredentials = Readonly<Record<CredentialPlace['in'], Readonly<Record<string, string>>>>

/** Alternatives of security schemes that hold together. */
export type Security = readonly (readonly string[])[]

/** Finds what to send; undefined when no alternative is complete. */
export type Authorize = (security: Security) => Promise<SentCredentials | undefined>

/** Puts the app's secrets where the contract requires them. The first complete alternative is sent. */
export function authorizeWith(
  auth: object | undefined,
  places: Readonly<Record<string, CredentialPlace>>,
): Authorize {
  const given: Readonly<Record<string, unknown>> = { ...auth }
  return async (security) => {
    for (const alternative of security) {
      const secrets = await Promise.all(alternative.map((scheme) => secretOf(given[scheme])))
      const sent = placed(alternative, secrets, places)
      if (sent !== undefined) return sent
    }
    return undefined
  }
}

async function secretOf(credential: unknown): Promise<string | undefined> {
  const value: unknown = typeof credential === 'function' ? await credential() : credential
  if (typeof value === 'string') return value === '' ? undefined : value
  return isNameAndPassword(value) ? encodeBasic(value) : undefined
}

function placed(
  schemes: readonly string[],
  secrets: readonly (string | undefined)[],
  places: Readonly<Record<string, CredentialPlace>>,
): SentCredentials | undefined {
  const sent = { header: {}, query: {}, cookie: {} } as Record<CredentialPlace['in'], Record<string, string>>
  for (const [index, scheme] of schemes.entries()) {
    const secret = secrets[index]
    const place = places[scheme]
    if (secret === undefined || place === undefined) return undefined
    sent[place.in][place.name] = `${place.prefix ?? ''}${secret}`
  }
  return sent
}

function isNameAndPassword(value: unknown): value is NameAndPassword {
  return typeof value === 'object' && value !== null && 'username' in value && 'password' in value
}

/** RFC 7617, in UTF-8. */
function encodeBasic({ username, password }: NameAndPassword): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
