import { createSignInServer, type SignInServer } from '@wallet-kit/server'

/** Values of `.env`, `.env.local` and the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Creates the sign-in server. Nonces and sessions are in `wallet-kit-sign-in.sqlite`. */
export function createSignIn(environment: Environment): SignInServer {
  const { SIGN_IN_ORIGINS = '', SIGN_IN_SECRET = '', VITE_SERVICES, VITE_SANDBOX_ORIGIN } = environment
  const isSandbox = VITE_SERVICES === 'sandbox'
  const nodeOf = (chainId: number, hosted: string) =>
    isSandbox ? `${VITE_SANDBOX_ORIGIN}/rpc/${chainId}` : hosted
  return createSignInServer({
    origins: SIGN_IN_ORIGINS.split(',').map((origin) => origin.trim()),
    secret: SIGN_IN_SECRET,
    // Nodes are for contract accounts; accounts with a key are verified without them.
    networks: [
      { id: 'eip155:1', rpcUrl: nodeOf(1, 'https://ethereum-rpc.publicnode.com') },
      { id: 'eip155:137', rpcUrl: nodeOf(137, 'https://polygon-bor-rpc.publicnode.com') },
    ],
  })
}
