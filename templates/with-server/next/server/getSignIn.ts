import { createSignInServer, type SignInServer } from '@wallet-kit/server'

let server: SignInServer | undefined

/** The sign-in server, created by the first request: the build needs no secret. Its data is in `wallet-kit-sign-in.sqlite`. */
export function getSignIn(): SignInServer {
  server ??= createSignIn()
  return server
}

function createSignIn(): SignInServer {
  const { SIGN_IN_ORIGINS = '', SIGN_IN_SECRET = '', NEXT_PUBLIC_SERVICES } = process.env
  const sandboxOrigin = process.env.NEXT_PUBLIC_SANDBOX_ORIGIN ?? ''
  const nodeOf = (chainId: number, hosted: string) =>
    NEXT_PUBLIC_SERVICES === 'sandbox' ? `${sandboxOrigin}/rpc/${chainId}` : hosted
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
