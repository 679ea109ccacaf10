import { authSession, sandboxServices } from '@wallet-kit/sdk'
import { logins } from './logins.ts'
import { networks, sandboxNode, toCaipId } from './networks.ts'
import type { Settings } from './Settings.ts'

/** Options of `createAppKit` for this app. */
export function kitOptions(settings: Settings) {
  // A server that renders pages does not know the address at which visitors see them.
  const origin = globalThis.location?.origin ?? 'http://localhost:3000'
  return {
    networks,
    // Description of this app in wallets.
    metadata: {
      name: settings.appName,
      description: 'An app that connects wallets',
      url: origin,
      icons: [`${origin}/icon.svg`],
    },
    themeVariables: { '--w3m-accent': '#1f7a5c' },
    features: logins,
    ...(settings.signIn ? { siwx: authSession() } : {}),
    ...servicesOf(settings),
  }
}

function servicesOf({ projectId, services, sandboxOrigin, frame, ...own }: Settings) {
  if (services === 'sandbox')
    return {
      projectId: 'sandbox',
      services: { ...sandboxServices(sandboxOrigin), ...(frame ? { frame } : {}) },
      customRpcUrls: Object.fromEntries(
        networks.map((network) => [toCaipId(network), [{ url: sandboxNode(sandboxOrigin, network) }]]),
      ),
    }
  if (services === 'hosted' && projectId) return { projectId, services: frame ? { frame } : {} }
  return {
    projectId: projectId || 'none',
    services: {
      walletDirectory: (services === 'own' && own.walletDirectory) || false,
      dataService: (services === 'own' && own.dataService) || false,
      relay: (services === 'own' && own.relay) || false,
      frame: frame || false,
    } as const,
  }
}
