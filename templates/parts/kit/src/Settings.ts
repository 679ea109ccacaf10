/** Values of `.env`. */
export interface Settings {
  readonly appName: string
  /** Empty: no hosted service. */
  readonly projectId: string
  readonly services: 'hosted' | 'own' | 'sandbox'
  readonly sandboxOrigin: string
  /** Addresses of services of your own. Empty: not used. */
  readonly walletDirectory: string
  readonly dataService: string
  readonly relay: string
  /** Address of the frame of logins. Empty: the hosted one. */
  readonly frame: string
  readonly signIn: boolean
}
