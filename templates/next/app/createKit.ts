import { authSession, createAppKit, sandboxServices } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { cookieStorage } from '@wallet-kit/sdk/cookies'

// Next replaces these names, and only as a whole, while it builds.
const appName = process.env.NEXT_PUBLIC_APP_NAME ?? ''
const projectId = process.env.NEXT_PUBLIC_PROJECT_ID ?? ''
const services = process.env.NEXT_PUBLIC_SERVICES
const sandboxOrigin = process.env.NEXT_PUBLIC_SANDBOX_ORIGIN ?? ''
const signIn = process.env.NEXT_PUBLIC_SIGN_IN

// The server renders the buttons, too, and does not know the address at which visitors see them.
const origin = globalThis.location?.origin ?? 'http://localhost:3000'

/** Description of this app in wallets. */
const metadata = {
  name: appName,
  description: 'An app that connects wallets',
  url: origin,
  icons: [`${origin}/icon.svg`],
}

/** Creates the kit that the buttons and hooks of this app use. */
export function createKit() {
  return createAppKit({
    projectId,
    networks: [mainnet, polygon],
    metadata,
    themeVariables: { '--w3m-accent': '#1f7a5c' },
    storage: cookieStorage,
    ...(signIn === 'on' ? { siwx: authSession() } : {}),
    ...(services === 'sandbox' ? sandbox(sandboxOrigin) : projectId ? {} : installedWallets),
  })
}

/** Until the app has a project id: wallets that are installed in the browser, and no service of others. */
const installedWallets = {
  projectId: 'none',
  services: { walletDirectory: false, dataService: false, relay: false, frame: false },
} as const

/** Local services and chains. The chains use mainnet ids but hold nothing of value. */
function sandbox(origin: string) {
  return {
    projectId: 'sandbox',
    services: sandboxServices(origin),
    customRpcUrls: {
      'eip155:1': [{ url: `${origin}/rpc/1` }],
      'eip155:137': [{ url: `${origin}/rpc/137` }],
    },
  } as const
}
