/**
 * Points the kit at a sandbox: every service on this machine, no hosted one. The auth server stays on the
 * page's own origin, because its cookies do.
 *
 * @param origin Origin of the sandbox, default `http://127.0.0.1:4610`.
 *
 * @example
 * createAppKit({ projectId: 'local', networks, services: sandboxServices() })
 */
export function sandboxServices(
  origin = 'http://127.0.0.1:4610',
): Readonly<Record<'walletDirectory' | 'dataService' | 'nftService' | 'auth' | 'relay' | 'frame', string>> {
  return {
    walletDirectory: `${origin}/wallet-directory`,
    dataService: `${origin}/data-service`,
    nftService: `${origin}/nft-service`,
    auth: '/api/auth',
    frame: `${origin}/secure/sdk`,
    relay: `${origin.replace(/^http/, 'ws')}/relay`,
  }
}
