import { sandboxServices } from '@wallet-kit/react'
import type { JsonObject } from './jsonObject.ts'
import { sandboxNetworks } from './sandboxNetworks.ts'

export type Theme = 'dark' | 'light'

/**
 * The options that the playground starts with: the sandbox's chains and services, all but the secure frame under this
 * page's own origin (`/sandbox` and `/api/auth` are proxied), and sign-in on.
 *
 * @param namespaces chain families to offer (`?namespaces=eip155` in the address). Default: all of them.
 */
export function defaultOptions(origin: string, theme: Theme, namespaces?: readonly string[]): JsonObject {
  const sandbox = `${origin}/sandbox`
  return {
    projectId: 'playground',
    networks: sandboxNetworks(sandbox, namespaces),
    services: {
      ...sandboxServices(sandbox),
      // Anyone who can read the frame's storage, as this page's origin can, has the visitor's keys.
      frame: sandboxServices(window.sandboxOrigin).frame,
    },
    metadata: {
      name: 'Harrow & Vetch',
      description: 'A seed library on Orchard Lane',
      url: origin,
      icons: [`${origin}/seed.svg`],
    },
    themeMode: theme,
    siwx: true,
  }
}
