import { asId, askNetwork, asRecord, asText, basicOf, below } from './askNetwork.ts'
import { networkEndpoints } from './networkEndpoints.ts'
import type { ReadProfile } from './SocialProfile.ts'

export interface GithubProfilesOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Base of the API. Default: GitHub's. */
  readonly api?: string | undefined
  /** Asks for the address too; needs the scope `user:email`. */
  readonly withEmail?: boolean | undefined
}

/** Reads profiles of GitHub, of tokens that were made for this app. */
export function createGithubProfiles(options: GithubProfilesOptions): ReadProfile {
  const { clientId, clientSecret, api = networkEndpoints.github.api, withEmail = false } = options
  return async (accessToken) => {
    const checked = await askNetwork({
      url: below(api, `/applications/${encodeURIComponent(clientId)}/token`),
      method: 'POST',
      headers: { Authorization: basicOf(clientId, clientSecret), 'Content-Type': 'application/json' },
      body: JSON.stringify({ access_token: accessToken }),
      refusedBy: [404, 422],
    })
    if (!checked || asRecord(checked.app)?.client_id !== clientId) return undefined
    const user = asRecord(checked.user)
    return {
      id: asId(user?.id),
      userName: asText(user?.login),
      email: withEmail ? await readEmail(api, accessToken) : null,
    }
  }
}

async function readEmail(api: string, accessToken: string): Promise<string | null> {
  const emails = await askNetwork({
    url: below(api, '/user/emails'),
    headers: { Authorization: `Bearer ${accessToken}` },
    // Without the scope for it.
    refusedBy: [403, 404],
  })
  const primary = Object.values(emails ?? {})
    .map(asRecord)
    .find((each) => each?.primary === true && each.verified === true)
  return asText(primary?.email)
}
