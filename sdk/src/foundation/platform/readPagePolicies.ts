import { getWindow } from './getWindow.ts'

/** Headers with which the page was served that keep it apart from other windows and frames. In lower case. */
export interface PagePolicies {
  readonly opener: string
  readonly embedder: string
}

/** In ms. */
const readLimit = 3_000

/** Asks the page's own server, as no script can read the headers otherwise. `undefined` where it does not answer. */
export async function readPagePolicies(): Promise<PagePolicies | undefined> {
  const page = getWindow()
  if (!page) return undefined
  const [address = ''] = page.location.href.split('#')
  try {
    const signal = AbortSignal.timeout(readLimit)
    const request: RequestInit = { method: 'HEAD', cache: 'no-store', redirect: 'error', signal }
    const { headers } = await page.fetch(address, request)
    const read = (name: string) => (headers.get(name) ?? '').trim().toLowerCase()
    return { opener: read('cross-origin-opener-policy'), embedder: read('cross-origin-embedder-policy') }
  } catch {
    return undefined
  }
}

/** Whether a window that the page opens is cut off from it as soon as it shows another origin. */
export function cutsWindowsOff(opener: string): boolean {
  return /^(?:same-origin|noopener-allow-popups)(?:;|$)/.test(opener)
}

/** Whether frames of other origins need headers of their own to be loaded. */
export function blocksFrames(embedder: string): boolean {
  return /^(?:require-corp|credentialless)(?:;|$)/.test(embedder)
}
