import { sandboxServices } from '@wallet-kit/react'
import type { JsonObject } from './jsonObject.ts'
import { sandboxNetworks } from './sandboxNetworks.ts'

export type Theme = 'dark' | 'light'

/**
 * The options that the playground starts with: the sandbox's chains and services, all under this page's own
 * origin (`/sandbox` and `/api/auth` are proxied), and sign-in on.
 */
export function defaultOptions(origin: string, theme: Theme): JsonObject {
  const sandbox = `${origin}/sandbox`
  return {
    projectId: 'playground',
    networks: sandboxNetworks(sandbox),
    services: { ...sandboxServices(sandbox) },
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
