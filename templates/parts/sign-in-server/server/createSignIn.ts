import { createSignInServer, type SignInServer, type SignInStore } from '@wallet-kit/server'
import { networks, sandboxNode, toCaipId } from '../src/networks.ts'

/** Values of `.env`, `.env.local` and the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Creates the sign-in server.
 *
 * @param sandboxOrigin of wallet-kit's sandbox, where its nodes are used
 * @param store where nonces and sessions are; default: `wallet-kit-sign-in.sqlite`
 */
export function createSignIn(
  environment: Environment,
  sandboxOrigin?: string,
  store?: SignInStore,
): SignInServer {
  const { SIGN_IN_ORIGINS = '', SIGN_IN_SECRET = '' } = environment
  return createSignInServer({
    origins: SIGN_IN_ORIGINS.split(',').map((origin) => origin.trim()),
    secret: SIGN_IN_SECRET,
    ...(store ? { store } : {}),
    // Nodes are for contract accounts; accounts with a key are verified without them.
    networks: networks.map((network) => ({
      id: toCaipId(network),
      rpcUrl: sandboxOrigin ? sandboxNode(sandboxOrigin, network) : network.rpcUrls.default?.http[0],
    })),
  })
}
