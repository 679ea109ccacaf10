import { type AppKit, authSession, createAppKit, sandboxServices } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'

const { VITE_APP_NAME, VITE_PROJECT_ID, VITE_SANDBOX_ORIGIN, VITE_SERVICES, VITE_SIGN_IN } = import.meta.env

/** Description of this app in wallets. */
const metadata = {
  name: VITE_APP_NAME,
  description: 'An app that connects wallets',
  url: location.origin,
  icons: [`${location.origin}/favicon.svg`],
}

/** Creates the kit that the buttons and hooks of this page use. */
export function startWalletKit(): AppKit {
  return createAppKit({
    projectId: VITE_PROJECT_ID,
    networks: [mainnet, polygon],
    metadata,
    themeVariables: { '--w3m-accent': '#1f7a5c' },
    ...(VITE_SIGN_IN === 'on' ? { siwx: authSession() } : {}),
    ...(VITE_SERVICES === 'sandbox' ? sandbox(VITE_SANDBOX_ORIGIN) : VITE_PROJECT_ID ? {} : installedWallets),
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
