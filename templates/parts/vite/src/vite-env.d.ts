/** Variables in `.env`. */
interface ImportMetaEnv {
  readonly VITE_APP_NAME: string
  readonly VITE_PROJECT_ID: string
  readonly VITE_SERVICES: 'hosted' | 'own' | 'sandbox'
  readonly VITE_SANDBOX_ORIGIN: string
  readonly VITE_WALLET_DIRECTORY: string
  readonly VITE_DATA_SERVICE: string
  readonly VITE_RELAY: string
  readonly VITE_FRAME: string
  readonly VITE_SIGN_IN: 'on' | 'off'
}
