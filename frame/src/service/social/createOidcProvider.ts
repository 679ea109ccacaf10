import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  discoveryRequest,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi'
import { DeclinedError, type IdentityProvider } from './IdentityProvider.ts'

export interface CreateOidcProviderParameters {
  readonly id: string
  /** URL of the issuer; its configuration is discovered. Without TLS only on this machine. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
}

const limitMs = 20_000
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** A provider of OpenID Connect, by authorization code with PKCE, state and nonce. */
export function createOidcProvider(parameters: CreateOidcProviderParameters): IdentityProvider {
  const { id, clientId, clientSecret, scope } = parameters
  const issuer = new URL(parameters.issuer)
  const client: Client = { client_id: clientId }
  const options = {
    [allowInsecureRequests]: issuer.protocol === 'http:' && localHost.test(issuer.hostname),
    signal: () => AbortSignal.timeout(limitMs),
  }
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
    async authorize({ login, redirectUri, state }) {
      const { authorization_endpoint: endpoint } = await discover()
      if (endpoint === undefined) throw new Error(`${issuer} has no authorization endpoint`)
      const url = new URL(endpoint)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce: login.nonce,
        code_challenge: await calculatePKCECodeChallenge(login.verifier),
        code_challenge_method: 'S256',
        // Always shows the choice of accounts.
        prompt: 'login consent',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url
    },
    async finish({ login, redirectUri, result }) {
      const server = await discover()
      const query = toOneState(result)
      const parameters = readResult(() =>
        validateAuthResponse(server, client, query, query.get('state') ?? ''),
      )
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        ClientSecretPost(clientSecret),
        parameters,
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
      return {
        subject: claims.sub,
        email: text(claims.email),
        userName: text(claims.preferred_username) ?? text(claims.name),
        proof: { kind: 'idToken', idToken: tokens.id_token },
      }
    },
  }
}

function readResult<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      throw new DeclinedError('The user declined', { cause: error })
    throw error
  }
}

/** The login was found by its state already; what a page has added to the address is not the provider's. */
function toOneState({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams([...new Map(searchParams)])
}
