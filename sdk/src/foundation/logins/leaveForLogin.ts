import { openLink } from '../links/openLink.ts'
import { type AppLink, toServiceLink } from '../links/toAppLink.ts'
import { createReturnUrl } from './createReturnUrl.ts'

/** Parameter of the hosted login page that holds the network's own, whose `state` counts. */
const nestedName = 'provider_authorization_url'

/**
 * Leaves the page for a login, which returns to it: the service reads the page's URL from the end of `state`. Settles only
 * when the signal aborts.
 */
export function leaveForLogin({ href }: AppLink, provider: string, signal: AbortSignal): Promise<never> {
  const url = new URL(href)
  const nested = url.searchParams.get(nestedName)
  const returnUrl = createReturnUrl(provider, true)
  if (nested && URL.canParse(nested)) url.searchParams.set(nestedName, withReturn(new URL(nested), returnUrl))
  else withReturn(url, returnUrl)
  const link = toServiceLink(url.href, [url.origin])
  if (link) openLink(link, '_self')
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function withReturn(url: URL, returnUrl: string): string {
  const state = url.searchParams.get('state') ?? ''
  url.searchParams.set('state', `${state}--${encodeURIComponent(returnUrl)}`)
  return url.href
}
