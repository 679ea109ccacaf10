import { openLink } from '../links/openLink.ts'
import type { AppLink } from '../links/toAppLink.ts'
import { createReturnUrl } from './createReturnUrl.ts'

/**
 * Leaves the page for a login, which returns to it: the service reads the page's URL from the end of `state`. Settles only
 * when the signal aborts.
 */
export function leaveForLogin(link: AppLink, provider: string, signal: AbortSignal): Promise<never> {
  const url = new URL(link.href)
  const state = url.searchParams.get('state') ?? ''
  url.searchParams.set('state', `${state}--${encodeURIComponent(createReturnUrl(provider, true))}`)
  openLink({ ...link, href: url.href }, '_self')
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
