import { asId, askNetwork, asRecord, asText, below } from './askNetwork.ts'
import { networkEndpoints } from './networkEndpoints.ts'
import type { ReadProfile } from './SocialProfile.ts'

export interface XProfilesOptions {
  /** Base of the API. Default: X's. */
  readonly api?: string | undefined
}

/** Reads profiles of X. It does not tell for which app a token was made: see SECURITY.md. */
export function createXProfiles({ api = networkEndpoints.x.api }: XProfilesOptions = {}): ReadProfile {
  return async (accessToken) => {
    const reply = await askNetwork({
      url: below(api, '/users/me'),
      headers: { Authorization: `Bearer ${accessToken}` },
      refusedBy: [401, 403],
    })
    if (!reply) return undefined
    const user = asRecord(reply.data)
    return { id: asId(user?.id), userName: asText(user?.username), email: null }
  }
}
