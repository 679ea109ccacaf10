/** Variables in `.env`. */
interface ImportMetaEnv {
  readonly VITE_APP_NAME: string
  readonly VITE_PROJECT_ID: string
  readonly VITE_SERVICES: 'hosted' | 'sandbox'
  readonly VITE_SANDBOX_ORIGIN: string
  readonly VITE_SIGN_IN: 'on' | 'off'
}
