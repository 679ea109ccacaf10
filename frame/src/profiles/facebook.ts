import { createHmac } from 'node:crypto'
import { asId, askNetwork, asRecord, asText, below } from './askNetwork.ts'
import { networkEndpoints } from './networkEndpoints.ts'
import type { ReadProfile, SocialProfile } from './SocialProfile.ts'

export interface FacebookProfilesOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Base of the API, with its version. Default: Facebook's. */
  readonly api?: string | undefined
  /** Asks for name and address too; the address needs the scope `email`. */
  readonly withEmail?: boolean | undefined
}

/** Reads profiles of Facebook, of tokens that were made for this app. */
export function createFacebookProfiles(options: FacebookProfilesOptions): ReadProfile {
  const { clientId, clientSecret, api = networkEndpoints.facebook.api, withEmail = false } = options

  function ask(path: string, query: Readonly<Record<string, string>>) {
    const url = below(api, path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // `debug_token` answers for a token that is not valid, too.
    return askNetwork({ url, headers: {}, refusedBy: [] })
  }

  async function readNames(accessToken: string, id: string): Promise<Omit<SocialProfile, 'id'>> {
    const user = await ask('/me', {
      fields: 'id,name,email',
      access_token: accessToken,
      // Required of apps that refuse tokens without their secret.
      appsecret_proof: createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
    })
    if (user?.id !== id) throw new Error('Facebook answered for another user')
    return { userName: asText(user.name), email: asText(user.email) }
  }

  return async (accessToken) => {
    const reply = await ask('/debug_token', {
      input_token: accessToken,
      access_token: `${clientId}|${clientSecret}`,
    })
    const token = asRecord(reply?.data)
    if (token?.is_valid !== true || token.app_id !== clientId) return undefined
    const id = asId(token.user_id)
    return { id, ...(withEmail ? await readNames(accessToken, id) : { userName: null, email: null }) }
  }
}
