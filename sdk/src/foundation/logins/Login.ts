import type { SocialProvider } from '../options/OptionData.ts'

/** Login of a visitor to the wallet in the secure frame. */
export type Login =
  | { readonly type: 'email'; readonly email: string }
  | {
      readonly type: 'social'
      /** Farcaster has no window: its step is a URI for the visitor's phone. A passkey is asked for in the frame. */
      readonly provider: SocialProvider
      /** The window that was opened within the visitor's click; `null` where the browser has blocked it. */
      readonly window?: Window | null | undefined
      /** Return URL of a login for which the page itself was left. */
      readonly resultUri?: string | undefined
    }

/** A login as the state of an attempt holds it: without the window, which is no data. */
export function toLoginData(login: Login): Login {
  return login.type === 'email' ? login : { type: login.type, provider: login.provider }
}

/** Whether two logins are the same one, so that a second click does not send a second e-mail. */
export function isSameLogin(one: Login | undefined, other: Login | undefined): boolean {
  return toKey(one) === toKey(other)
}

function toKey(login: Login | undefined): string {
  if (!login) return ''
  return login.type === 'email' ? `email:${login.email}` : `${login.provider}:${login.resultUri ?? ''}`
}
