import type { ReactAppKit } from '../../../kit/instance/ReactAppKit.ts'
import type { LatePart } from '../../../parts/LatePart.ts'
import { getLoginWays } from './getLoginWays.ts'

/** The e-mail field and the social networks, which most host apps do not have. */
export const loginPart: LatePart<typeof import('./LoginMethods.tsx')> = {
  load: () => import('./use.ts'),
}

/** Loads them before the modal is rendered, where the host app has them. Never rejects: `Connect` reports the failure. */
export async function loadLoginPart({ stores, options }: ReactAppKit): Promise<void> {
  const { hasEmail, socials } = getLoginWays({ stores })
  // The connector itself is found by code that is loaded at the same time.
  const { frame } = options.services
  if (frame === false && !hasEmail && socials.length === 0) return
  try {
    loginPart.loaded = await loginPart.load()
  } catch {
    // The first view loads it again.
  }
}
