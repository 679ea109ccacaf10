import type { AppKitNetwork } from '@wallet-kit/sdk'
import { createSignInServer, type SignInServer } from '@wallet-kit/server'
import { kitOptions } from './kitOptions'

let server: SignInServer | undefined

/**
 * The sign-in server, created by the first request: a build needs no secret. Nonces and sessions are in
 * `wallet-kit-sign-in.sqlite`; pass a `store` where files do not last, or several servers share one address.
 */
export function getSignIn(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): SignInServer {
  const networks: readonly AppKitNetwork[] = kitOptions.networks
  const { SIGN_IN_ORIGINS = '', SIGN_IN_SECRET = '' } = environment
  server ??= createSignInServer({
    origins: SIGN_IN_ORIGINS.split(',').map((origin) => origin.trim()),
    secret: SIGN_IN_SECRET,
    // Nodes are for contract accounts; accounts with a key are verified without them.
    networks: networks.map(({ id, chainNamespace = 'eip155', rpcUrls }) => ({
      id: `${chainNamespace}:${id}`,
      rpcUrl: rpcUrls.default?.http[0],
    })),
  })
  return server
}
