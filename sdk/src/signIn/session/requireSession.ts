import type { SessionClient } from './createSessionClient.ts'
import { leavePage, toAuthPage } from './leavePage.ts'
import { toTarget } from './submitSignIn.ts'

/**
 * Replaces the page by the sign-in page, which returns to it:
 * `{base}/signin?error=SessionRequired&callbackUrl={current page}`. For a page that is shown to signed-in visitors only,
 * where the state has become `unauthenticated`.
 *
 * @example
 * session.store.subscribe(({ status }) => status === 'unauthenticated' && requireSession(session))
 */
export function requireSession({ baseUrl }: Pick<SessionClient, 'baseUrl'>): void {
  const callbackUrl = toTarget(undefined).url
  leavePage(toAuthPage(baseUrl, 'signin', { error: 'SessionRequired', callbackUrl }))
}
