/**
 * Base address per service, without a trailing slash; `false` leaves the service out, and with it the
 * features that need it.
 */
export interface Services {
  /** List of wallets and their images. Default: `https://api.web3modal.org`. */
  readonly walletDirectory: string | false
  /** Names, avatars, token balances. Default: `https://rpc.walletconnect.org`. */
  readonly dataService: string | false
  /** Sessions of the host's own server, used by `authSession()`. Default: `/api/auth`. */
  readonly auth: string | false
  /** Default: false. */
  readonly analytics: string | false
  /** Default: false. */
  readonly frame: string | false
  /** Default: false. */
  readonly relay: string | false
}
