/** Proof of a login that the keeper verifies by itself; for the frame's page, never for the host page. */
export type SocialProof =
  | { readonly kind: 'idToken'; readonly idToken: string }
  | { readonly kind: 'accessToken'; readonly accessToken: string }

/** A user of a social network. */
export interface SocialIdentity {
  readonly subject: string
  readonly email: string | null
  readonly userName: string | null
  readonly proof: SocialProof
}

/** A social login in progress. */
export interface SocialLogin {
  readonly provider: string
  /** The session that started it, and alone may complete it. */
  readonly sessionId: string
  /** Origin of the page that embeds the frame. */
  readonly hostOrigin: string
  /** The frame's own address, as the browser sees it. */
  readonly base: string
  /** PKCE (RFC 7636). */
  readonly verifier: string
  /** In the ID token (OpenID Connect Core, 3.1.2.1). The page's, which names its device, or a random one. */
  readonly nonce: string
}

export interface AuthorizeParameters {
  readonly login: SocialLogin
  readonly redirectUri: string
  readonly state: string
}

export interface FinishParameters {
  readonly login: SocialLogin
  readonly redirectUri: string
  /** Final address of the window: with `code` or `error`, and `state`. */
  readonly result: URL
}

/** The user declined. */
export class DeclinedError extends Error {
  override readonly name = 'DeclinedError'
}

/** A network that people log in with. */
export interface IdentityProvider {
  readonly id: string
  /** Address that the window goes to. */
  authorize(parameters: AuthorizeParameters): Promise<URL>
  /** @throws DeclinedError when the user declined; another error when the network refuses or lies */
  finish(parameters: FinishParameters): Promise<SocialIdentity>
}
