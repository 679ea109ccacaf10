import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  calculatePKCECodeChallenge,
  validateAuthResponse,
} from 'oauth4webapi'
import { basicOf } from '../../profiles/askNetwork.ts'
import { isOwnMachine } from '../../profiles/isOwnMachine.ts'
import { type AuthorizeParameters, DeclinedError } from './IdentityProvider.ts'

const limitMs = 20_000

/** How a visitor declines: of OAuth 2.0 (RFC 6749, 4.1.2.1), and of Apple. */
const declines = ['access_denied', 'user_cancelled_authorize']

/** Options of requests to a network: a time limit, and without TLS on this machine only. */
export function requestOptions(address: URL) {
  return {
    [allowInsecureRequests]: address.protocol === 'http:' && isOwnMachine(address),
    signal: () => AbortSignal.timeout(limitMs),
  }
}

/** Address of a network's login page, by authorization code with PKCE. */
export async function authorizeUrl(
  endpoint: string,
  parameters: AuthorizeParameters & {
    readonly clientId: string
    readonly scope: string
    readonly extra: Readonly<Record<string, string>>
  },
): Promise<URL> {
  const { clientId, scope, extra, login, redirectUri, state } = parameters
  const url = new URL(endpoint)
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(login.verifier),
    code_challenge_method: 'S256',
    ...extra,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** The result of a network's login page. @throws DeclinedError when the visitor declined; another error for no code */
export function readAuthorization(server: AuthorizationServer, client: Client, query: URLSearchParams) {
  try {
    return validateAuthResponse(server, client, query, query.get('state') ?? '')
  } catch (error) {
    if (error instanceof AuthorizationResponseError && declines.includes(error.error))
      throw new DeclinedError('The user declined', { cause: error })
    throw error
  }
}

/** HTTP Basic with id and secret as they are: networks do not decode what RFC 6749 (2.3.1) has encoded. */
export function plainBasic(clientSecret: string): ClientAuth {
  return (_server, client, _body, headers) => {
    headers.set('authorization', basicOf(client.client_id, clientSecret))
  }
}
