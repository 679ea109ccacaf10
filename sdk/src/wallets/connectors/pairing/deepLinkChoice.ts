import { type AppLink, toAppLink } from '../../../foundation/links/toAppLink.ts'
import { getWindow } from '../../../foundation/platform/getWindow.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { deepLinkKey } from './deepLinkKey.ts'
import { isAppOf, type OpenedApp } from './isAppOf.ts'

/** Remembers the app that was opened with a code. */
export function storeDeepLink(name: string, { href }: AppLink): void {
  ignoreErrors(() => getWindow()?.localStorage.setItem(deepLinkKey, JSON.stringify({ name, href })))
}

/** Forgets it, as a session of another wallet must not open this one's app. */
export function forgetDeepLink(): void {
  ignoreErrors(() => getWindow()?.localStorage.removeItem(deepLinkKey))
}

/** Forgets it unless it may be opened: any script of the page can have written it. */
export function checkDeepLink(): void {
  const stored = ignoreErrors(() => getWindow()?.localStorage.getItem(deepLinkKey))
  if (typeof stored === 'string' && !isOpenable(stored)) forgetDeepLink()
}

/**
 * Forgets it where a session is not of this app: the code that has opened the app may have been scanned by another
 * phone.
 *
 * @param peer statements of the session's wallet about itself
 */
export function checkDeepLinkOwner(peer: unknown): void {
  const stored = ignoreErrors(() => getWindow()?.localStorage.getItem(deepLinkKey))
  if (typeof stored !== 'string') return
  const app = readStored(stored)
  if (!app || !isAppOf(peer, app)) forgetDeepLink()
}

function isOpenable(stored: string): boolean {
  return readStored(stored) !== undefined
}

function readStored(stored: string): OpenedApp | undefined {
  try {
    const { href, name } = JSON.parse(stored) as { readonly href?: unknown; readonly name?: unknown }
    if (typeof href !== 'string' || !toAppLink(href)) return undefined
    return { href, name: typeof name === 'string' ? name : '' }
  } catch {
    // Not JSON, or null: written by something else.
    return undefined
  }
}
