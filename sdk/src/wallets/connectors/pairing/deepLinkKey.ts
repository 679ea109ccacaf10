import { getWindow } from '../../../foundation/platform/getWindow.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'

/**
 * The wallet app that the visitor has opened. The pairing client reads this key at each request and opens the app, so
 * it is always in the page's own storage and without a prefix.
 */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Whether the app that is connecting, or is connected, was opened with a code. */
export function isDeepLinkStored(): boolean {
  return typeof ignoreErrors(() => getWindow()?.localStorage.getItem(deepLinkKey)) === 'string'
}
