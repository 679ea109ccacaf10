import { getWindow } from '../platform/getWindow.ts'
import { readDevice } from '../platform/readDevice.ts'

/**
 * Opens the empty window of a social login, within the visitor's click; where the login is, is known later. It keeps its
 * opener, to which the service's page posts the result. A window without a name: one with the name of another login's, or of
 * the host app's, would be that one. `null` where the browser has blocked it; `undefined` in Telegram,
 * which has no windows.
 */
export function openLoginWindow(): Window | null | undefined {
  if (readDevice().isTelegram) return undefined
  return getWindow()?.open('', '_blank', 'width=600,height=800,scrollbars=yes')
}
