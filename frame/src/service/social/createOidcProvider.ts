import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type ClientAuth,
  ClientSecretPost,
  discoveryRequest,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
} from 'oauth4webapi'
import { authorizeUrl, readAuthorization, requestOptions } from './authorizationCode.ts'
import type { IdentityProvider } from './IdentityProvider.ts'

export interface CreateOidcProviderParameters {
  readonly id: string
  /** URL of the issuer; its configuration is discovered. Without TLS only on this machine. */
  readonly issuer: string
  readonly clientId: string
  /** Or how the app proves itself otherwise. Default: `client_secret_post`. */
  readonly clientSecret: string | ClientAuth
  readonly scope: string
  /** Further parameters of the login page. Default: `prompt`, which always shows the choice of accounts. */
  readonly extra?: Readonly<Record<string, string>> | undefined
  /** Reads a name that is not in the ID token from the final address of the window. */
  readonly nameOf?: ((result: URL) => string | null) | undefined
}

/** A provider of OpenID Connect, by authorization code with PKCE, state and nonce. */
export function createOidcProvider(parameters: CreateOidcProviderParameters): IdentityProvider {
  const { id, clientId, clientSecret, scope, extra = { prompt: 'login consent' }, nameOf } = parameters
  const authentication = typeof clientSecret === 'string' ? ClientSecretPost(clientSecret) : clientSecret
  const issuer = new URL(parameters.issuer)
  const client = { client_id: clientId }
  const options = requestOptions(issuer)
  let discovered: Promise<AuthorizationServer> | undefined

  function discover(): Promise<AuthorizationServer> {
    discovered ??= discoveryRequest(issuer, options)
      .then((response) => processDiscoveryResponse(issuer, response))
      .catch((error: unknown) => {
        // Next time it may answer.
        discovered = undefined
        throw error
      })
    return discovered
  }

  return {
    id,
    async authorize(authorize) {
      const { authorization_endpoint: endpoint } = await discover()
      if (endpoint === undefined) throw new Error(`${issuer} has no authorization endpoint`)
      const { nonce } = authorize.login
      return authorizeUrl(endpoint, { ...authorize, clientId, scope, extra: { nonce, ...extra } })
    },
    async finish({ login, redirectUri, result }) {
      const server = await discover()
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        readAuthorization(server, client, toOneState(result)),
        redirectUri,
        login.verifier,
        options,
      )
      const tokens = await processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: login.nonce,
        requireIdToken: true,
      })
      await validateApplicationLevelSignature(server, response, options)
      const claims = getValidatedIdTokenClaims(tokens)
      if (claims === undefined || tokens.id_token === undefined) throw new Error('The reply has no ID token')
      const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 256) : null)
      // Some networks write booleans as texts.
      const isUnverified = `${claims.email_verified}` === 'false'
      return {
        subject: claims.sub,
        email: isUnverified ? null : text(claims.email),
        userName: text(claims.preferred_username) ?? text(claims.name) ?? nameOf?.(result) ?? null,
        proof: { kind: 'idToken', idToken: tokens.id_token },
      }
    },
  }
}

/** The login was found by its state already; what a page has added to the address is not the provider's. */
function toOneState({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams([...new Map(searchParams)])
}
