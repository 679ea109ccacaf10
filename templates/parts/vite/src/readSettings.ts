import type { Settings } from './Settings.ts'

/** Reads the variables in `.env`, which Vite puts into the page. */
export function readSettings(): Settings {
  // Vite replaces this expression, and no other.
  const env = import.meta.env
  return {
    appName: env.VITE_APP_NAME,
    projectId: env.VITE_PROJECT_ID,
    services: env.VITE_SERVICES,
    sandboxOrigin: env.VITE_SANDBOX_ORIGIN,
    walletDirectory: env.VITE_WALLET_DIRECTORY,
    dataService: env.VITE_DATA_SERVICE,
    relay: env.VITE_RELAY,
    frame: env.VITE_FRAME,
    signIn: env.VITE_SIGN_IN === 'on',
  }
}
