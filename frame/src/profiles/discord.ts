import { asId, askNetwork, asRecord, asText, below } from './askNetwork.ts'
import { networkEndpoints } from './networkEndpoints.ts'
import type { ReadProfile } from './SocialProfile.ts'

export interface DiscordProfilesOptions {
  readonly clientId: string
  /** Base of the API. Default: Discord's. */
  readonly api?: string | undefined
  /** Asks for the address too; needs the scope `email`. */
  readonly withEmail?: boolean | undefined
}

/** Reads profiles of Discord, of tokens that were made for this app. */
export function createDiscordProfiles(options: DiscordProfilesOptions): ReadProfile {
  const { clientId, api = networkEndpoints.discord.api, withEmail = false } = options
  return async (accessToken) => {
    const ask = (path: string) =>
      askNetwork({
        url: below(api, path),
        headers: { Authorization: `Bearer ${accessToken}` },
        refusedBy: [401, 403],
      })
    const granted = await ask('/oauth2/@me')
    if (!granted || asRecord(granted.application)?.id !== clientId) return undefined
    const user = asRecord(granted.user)
    const full = withEmail ? await ask('/users/@me') : undefined
    return {
      id: asId(user?.id),
      userName: asText(user?.username),
      email: full?.verified === true ? asText(full.email) : null,
    }
  }
}
