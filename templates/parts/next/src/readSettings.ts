import type { Settings } from './Settings.ts'

/** Reads the variables in `.env`. Next replaces these names, and only as a whole, while it builds. */
export function readSettings(): Settings {
  return {
    appName: process.env.NEXT_PUBLIC_APP_NAME ?? '',
    projectId: process.env.NEXT_PUBLIC_PROJECT_ID ?? '',
    services: readServices(process.env.NEXT_PUBLIC_SERVICES),
    sandboxOrigin: process.env.NEXT_PUBLIC_SANDBOX_ORIGIN ?? '',
    walletDirectory: process.env.NEXT_PUBLIC_WALLET_DIRECTORY ?? '',
    dataService: process.env.NEXT_PUBLIC_DATA_SERVICE ?? '',
    relay: process.env.NEXT_PUBLIC_RELAY ?? '',
    frame: process.env.NEXT_PUBLIC_FRAME ?? '',
    signIn: process.env.NEXT_PUBLIC_SIGN_IN === 'on',
  }
}

function readServices(name: string | undefined): Settings['services'] {
  return name === 'sandbox' || name === 'own' ? name : 'hosted'
}
