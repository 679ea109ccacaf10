import type { KitHandle } from '../stores/KitHandle.ts'
import { createReturnUrl } from './createReturnUrl.ts'

export interface StartLoginParameters {
  /** A name of the host app's choice, e.g. `google`. */
  readonly provider: string
}

/**
 * Prepares to leave this page for a login, as pages in Telegram have to, which cannot open a window. Returns the URL that the
 * provider has to return to with the parameter `result_uri`, within ten minutes; `watchLoginReturn` gets the outcome then.
 * A result that this tab has not started is removed from the address and ignored.
 *
 * @example
 * const returnUrl = startLogin(kit, { provider: 'google' })
 */
export function startLogin(_kit: KitHandle<object>, { provider }: StartLoginParameters): string {
  return createReturnUrl(provider)
}
