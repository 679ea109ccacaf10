import { FrameError } from '../../errors/FrameError.ts'
import { createIdTokenVerifier, type TokenIssuer } from '../../idTokens/verifyIdToken.ts'
import { isOwnMachine } from '../../profiles/isOwnMachine.ts'
import type { Limits } from '../limits/createLimits.ts'

/** The host's own identity provider, whose visitors need no login here. */
export interface HostTokenOptions extends TokenIssuer {
  /** Names its users; no network has it. Never changed: accounts belong to it. */
  readonly id: string
}

export interface HostIdentity {
  /** Of the user: `{id of the provider}:{subject}`. */
  readonly id: string
  readonly email: string | null
  readonly userName: string | null
}

/** Verifies tokens of the host's provider. */
export interface HostTokens {
  /**
   * @param nonce the token's, where it is to name a device
   * @returns `undefined` for a token that is not valid
   * @throws when the provider's keys cannot be read
   */
  verify(parameters: {
    readonly token: string
    readonly nonce: string | undefined
  }): Promise<HostIdentity | undefined>
  /** Whether a token is used for the first time. */
  spend(token: string): Promise<boolean>
}

/** Longer than any token is accepted. */
const spentMs = 60 * 60_000

interface CreateHostTokensParameters {
  readonly options: HostTokenOptions
  /** Ids of other logins. */
  readonly taken: readonly string[]
  readonly limits: Limits
}

/** @throws FrameError `FRAME_CONFIGURATION_INVALID` for the id of another login, and keys without TLS */
export function createHostTokens({ options, taken, limits }: CreateHostTokensParameters): HostTokens {
  const { id, jwks } = options
  if (taken.includes(id) || !/^[a-z0-9-]+$/.test(id))
    throw invalid('id: an id of its own is needed, such as host')
  if (jwks instanceof URL && jwks.protocol !== 'https:' && !isOwnMachine(jwks))
    throw invalid('jwks: TLS is needed')
  const verify = createIdTokenVerifier(options)
  return {
    async verify({ token, nonce }) {
      const claims = await verify(token, Date.now())
      if (!claims || claims.sub.length > 256 || (nonce !== undefined && claims.nonce !== nonce))
        return undefined
      const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 256) : null)
      return {
        id: `${id}:${claims.sub}`,
        email: claims.email_verified === false ? null : text(claims.email),
        userName: text(claims.preferred_username) ?? text(claims.name),
      }
    },
    spend: async (token) =>
      (await limits.spend({ name: 'host token', most: 1, windowMs: spentMs }, token)) === undefined,
  }
}

function invalid(problem: string): FrameError {
  return new FrameError('FRAME_CONFIGURATION_INVALID', { context: { problems: `hostTokens.${problem}` } })
}
