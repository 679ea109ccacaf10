import type { Finding } from '../Finding.ts'
import type { Needs } from '../options/loadKit.ts'
import { allows, parsePolicy } from '../page/allows.ts'

const limitMs = 5_000

/** Whether the frame of logins allows the page: its list of apps is in its `frame-ancestors`. */
export async function checkFrame({ services }: Needs, page: URL): Promise<readonly Finding[]> {
  const { frame } = services
  if (typeof frame !== 'string') return []
  const response = await fetch(frame, { signal: AbortSignal.timeout(limitMs) }).catch(() => undefined)
  // That it cannot be reached is said of all services alike.
  if (!response) return []
  const policy = parsePolicy(response.headers.get('content-security-policy') ?? '')
  const ancestors = policy.get('frame-ancestors')
  if (!ancestors) {
    const id = 'logins/frame'
    const text = `${frame} does not say which pages may frame it.`
    return [{ id, level: 'note', text, remedy: 'Try a login from this page.' }]
  }
  if (allows(ancestors, `${page.origin}/`, new URL(frame)))
    return [{ id: 'logins/frame', level: 'ok', text: `The frame of logins allows ${page.origin}` }]
  return [
    {
      id: 'logins/frame',
      level: 'error',
      text: `The frame of logins at ${frame} does not allow ${page.origin}, but ${ancestors.join(' ')}.`,
      remedy: `Add ${page.origin} to its list of apps (FRAME_HOST_ORIGINS of @wallet-kit/frame).`,
    },
  ]
}
