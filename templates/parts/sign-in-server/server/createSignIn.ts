import { createSignInServer, type SignInServer } from '@wallet-kit/server'
import { networks, sandboxNode, toCaipId } from '../src/networks.ts'

/** Values of `.env`, `.env.local` and the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Creates the sign-in server. Nonces and sessions are in `wallet-kit-sign-in.sqlite`.
 *
 * @param sandboxOrigin of wallet-kit's sandbox, where its nodes are used
 */
export function createSignIn(environment: Environment, sandboxOrigin?: string): SignInServer {
  const { SIGN_IN_ORIGINS = '', SIGN_IN_SECRET = '' } = environment
  return createSignInServer({
    origins: SIGN_IN_ORIGINS.split(',').map((origin) => origin.trim()),
    secret: SIGN_IN_SECRET,
    // Nodes are for contract accounts; accounts with a key are verified without them.
    networks: networks.map((network) => ({
      id: toCaipId(network),
      rpcUrl: sandboxOrigin ? sandboxNode(sandboxOrigin, network) : network.rpcUrls.default?.http[0],
    })),
  })
}
