import { type AppLink, toAppLink } from '../../links/toAppLink.ts'
import { attempt } from '../../platform/attempt.ts'
import { getWindow } from '../../platform/getWindow.ts'

/**
 * The wallet app that the visitor has opened. The pairing client reads this key at each request and opens the app, so
 * it is always in the page's own storage and without a prefix.
 */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers the app that was opened with a code. */
export function storeDeepLink(name: string, { href }: AppLink): void {
  attempt(() => getWindow()?.localStorage.setItem(key, JSON.stringify({ name, href })))
}

/** Whether the app that is connecting, or is connected, was opened with a code. */
export function isDeepLinkStored(): boolean {
  return typeof attempt(() => getWindow()?.localStorage.getItem(key)) === 'string'
}

/** Forgets it, as a session of another wallet must not open this one's app. */
export function forgetDeepLink(): void {
  attempt(() => getWindow()?.localStorage.removeItem(key))
}

/** Forgets it unless it may be opened: any script of the page can have written it. */
export function checkDeepLink(): void {
  const stored = attempt(() => getWindow()?.localStorage.getItem(key))
  if (typeof stored === 'string' && !isOpenable(stored)) forgetDeepLink()
}

function isOpenable(stored: string): boolean {
  try {
    const { href } = JSON.parse(stored) as { readonly href?: unknown }
    return typeof href === 'string' && toAppLink(href) !== undefined
  } catch {
    // Not JSON, or null: written by something else.
    return false
  }
}
