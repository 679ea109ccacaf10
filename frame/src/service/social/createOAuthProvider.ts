import {
  authorizationCodeGrantRequest,
  type ClientAuth,
  processAuthorizationCodeResponse,
} from 'oauth4webapi'
import type { NetworkEndpoints } from '../../profiles/networkEndpoints.ts'
import type { ReadProfile } from '../../profiles/SocialProfile.ts'
import { authorizeUrl, readAuthorization, requestOptions } from './authorizationCode.ts'
import type { IdentityProvider } from './IdentityProvider.ts'

export interface CreateOAuthProviderParameters {
  readonly id: string
  readonly clientId: string
  readonly authentication: ClientAuth
  readonly endpoints: Pick<NetworkEndpoints, 'authorize' | 'token'>
  readonly scope: string
  /** Further parameters of the login page. */
  readonly extra?: Readonly<Record<string, string>> | undefined
  readonly readProfile: ReadProfile
}

/** A network with OAuth 2.0 and no id_token: authorization code with PKCE and state, then its profile. */
export function createOAuthProvider(parameters: CreateOAuthProviderParameters): IdentityProvider {
  const { id, clientId, authentication, endpoints, scope, extra = {}, readProfile } = parameters
  const server = { issuer: new URL(endpoints.token).origin, token_endpoint: endpoints.token }
  const client = { client_id: clientId }
  const options = requestOptions(new URL(endpoints.token))

  return {
    id,
    authorize: (authorize) => authorizeUrl(endpoints.authorize, { ...authorize, clientId, scope, extra }),
    async finish({ login, redirectUri, result }) {
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        readAuthorization(server, client, resultOf(result)),
        redirectUri,
        login.verifier,
        options,
      )
      const { access_token: accessToken } = await processAuthorizationCodeResponse(server, client, response)
      const profile = await readProfile(accessToken)
      if (!profile) throw new Error(`${server.issuer} refuses the token that it has issued`)
      return {
        subject: profile.id,
        email: profile.email,
        userName: profile.userName,
        proof: { kind: 'accessToken', accessToken },
      }
    },
  }
}

/** Parameters that these networks document: others, which the page may have added, are not theirs. */
function resultOf({ searchParams }: URL): URLSearchParams {
  const result = new URLSearchParams()
  for (const name of ['code', 'state', 'error', 'error_description']) {
    const value = searchParams.get(name)
    if (value !== null) result.set(name, value)
  }
  return result
}
