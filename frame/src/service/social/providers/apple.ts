import { importPKCS8, SignJWT } from 'jose'
import { ClientSecretPost } from 'oauth4webapi'
import { createOidcProvider } from '../createOidcProvider.ts'
import type { IdentityProvider } from '../IdentityProvider.ts'

export interface AppleOptions {
  /** The Services ID. */
  readonly clientId: string
  readonly teamId: string
  /** Of the private key. */
  readonly keyId: string
  /** The `.p8` file that Apple gives, with its first and last line. */
  readonly privateKey: string
  readonly id?: string | undefined
  /** Default: Apple's. */
  readonly issuer?: string | undefined
}

/** The secret is made for each login. */
const secretLifetime = '5 minutes'

/** Login with Apple. Its result comes as a form (`response_mode=form_post`), with a name at the first login only. */
export function createAppleProvider(options: AppleOptions): IdentityProvider {
  const { clientId, teamId, keyId, privateKey, id = 'apple' } = options
  const { issuer = 'https://appleid.apple.com' } = options
  let imported: Promise<CryptoKey> | undefined

  async function createSecret(): Promise<string> {
    imported ??= importPKCS8(privateKey, 'ES256')
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(secretLifetime)
      .sign(await imported)
  }

  return createOidcProvider({
    id,
    issuer,
    clientId,
    clientSecret: async (...request) => ClientSecretPost(await createSecret())(...request),
    scope: 'openid email name',
    // Required where a name or an address is asked for.
    extra: { response_mode: 'form_post' },
    nameOf: readName,
  })
}

/** Name in the form's field `user`, which nobody has signed: it is shown, and nothing else. */
function readName(result: URL): string | null {
  const name = result.searchParams.get('name')
  return name === null || name === '' ? null : name.slice(0, 256)
}
