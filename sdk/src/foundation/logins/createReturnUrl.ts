import { getWindow } from '../platform/getWindow.ts'
import { stateName } from './loginParameters.ts'
import { storeStartedLogin } from './startedLogin.ts'

/** The page's URL with the random state of a login that this tab starts, and remembers. */
export function createReturnUrl(provider: string, isOfModal = false): string {
  const url = new URL(getWindow()?.location.href ?? '')
  // An app's fragment is for the page alone; Telegram has its own data about the visitor in it.
  if (isOfModal) url.hash = ''
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const state = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  storeStartedLogin({ provider, state, startedAt: Date.now(), ...(isOfModal && { isOfModal }) })
  url.searchParams.set(stateName, state)
  return url.href
}
