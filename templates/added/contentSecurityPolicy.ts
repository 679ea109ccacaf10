import { createAppKit } from '@wallet-kit/sdk'
import { getContentSecurityPolicy } from '@wallet-kit/sdk/actions'
import { kitOptions } from './kitOptions'

/** Sources of the app itself: add those of your own images, fonts and services. */
const own: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  // Your framework may write scripts into its pages: without `'unsafe-inline'` they need a nonce.
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The content security policy of the pages: `own`, and what the options of the kit need. */
export function contentSecurityPolicy(): string {
  const kit = createAppKit(kitOptions)
  const directives = new Map(Object.entries(own))
  for (const { sources } of getContentSecurityPolicy(kit))
    for (const [name, list] of Object.entries(sources))
      directives.set(name, [...(directives.get(name) ?? []), ...list])
  kit.destroy()
  return [...directives]
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name} ${[...new Set(list)].join(' ')}`)
    .join('; ')
}
