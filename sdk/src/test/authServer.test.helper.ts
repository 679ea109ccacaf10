import {
  completeSignInHandler,
  createNonceHandler,
  getCsrfTokenHandler,
  getSessionHandler,
  signOutHandler,
} from '@wallet-kit/clients/auth-session/handlers'
import { type SetupServer, setupServer } from 'msw/node'
import { verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { listenUntilEnd } from './listenUntilEnd.test.helper.ts'

const baseUrl = '/api/auth'
const refused = `${location.origin}/api/auth/signin?error=CredentialsSignin&code=credentials`

/** An auth server in small that really verifies: one nonce, one use; one session. */
export function startAuthServer() {
  const nonces = new Set<string>()
  const calls: string[] = []
  const state = { account: undefined as string | undefined, csrfRefusals: 0 }
  const server: SetupServer = setupServer(
    createNonceHandler({
      baseUrl,
      reply() {
        calls.push('nonce')
        const nonce = crypto.randomUUID().replaceAll('-', '')
        nonces.add(nonce)
        return { nonce, expiresAt: new Date(Date.now() + 300_000).toISOString() }
      },
    }),
    getCsrfTokenHandler({ baseUrl, reply: { csrfToken: 'c'.repeat(64) } }),
    getSessionHandler({
      baseUrl,
      reply() {
        calls.push('session')
        const expires = new Date(Date.now() + 3_600_000).toISOString()
        return state.account ? { expires, address: state.account as `${string}:${string}:${string}` } : null
      },
    }),
    completeSignInHandler({
      baseUrl,
      async reply(request) {
        calls.push('callback')
        if (state.csrfRefusals > 0) {
          state.csrfRefusals -= 1
          return { url: `${location.origin}/api/auth/signin?error=MissingCSRF` }
        }
        const form = new URLSearchParams(await request.text())
        const message = form.get('message') ?? ''
        const signature = form.get('signature') as `0x${string}`
        const { address, nonce, domain, chainId } = parseSiweMessage(message)
        const isGood =
          address !== undefined &&
          domain === location.host &&
          nonces.delete(nonce ?? '') &&
          (await verifyMessage({ address, message, signature }))
        if (!isGood) return { url: refused }
        state.account = `eip155:${chainId}:${address}`
        return { url: location.origin }
      },
    }),
    signOutHandler({
      baseUrl,
      reply() {
        calls.push('signout')
        state.account = undefined
        return { url: location.origin }
      },
    }),
  )
  listenUntilEnd(server)
  return { server, state, calls }
}
