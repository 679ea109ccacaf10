import { type AppLink, toAppLink } from '../../links/toAppLink.ts'
import { attempt } from '../../platform/attempt.ts'
import { getWindow } from '../../platform/getWindow.ts'
import { deepLinkKey } from './deepLinkKey.ts'

/** Remembers the app that was opened with a code. */
export function storeDeepLink(name: string, { href }: AppLink): void {
  attempt(() => getWindow()?.localStorage.setItem(deepLinkKey, JSON.stringify({ name, href })))
}

/** Forgets it, as a session of another wallet must not open this one's app. */
export function forgetDeepLink(): void {
  attempt(() => getWindow()?.localStorage.removeItem(deepLinkKey))
}

/** Forgets it unless it may be opened: any script of the page can have written it. */
export function checkDeepLink(): void {
  const stored = attempt(() => getWindow()?.localStorage.getItem(deepLinkKey))
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
