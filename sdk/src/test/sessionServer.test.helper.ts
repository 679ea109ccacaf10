import {
  completeSignInHandler,
  getCsrfTokenHandler,
  getProvidersHandler,
  getSessionHandler,
  signInHandler,
  signOutHandler,
} from '@wallet-kit/clients/auth-session/handlers'
import type { AuthProvider, Session } from '@wallet-kit/clients/auth-session/types'
import { HttpResponse, http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { listenUntilEnd } from './listenUntilEnd.test.helper.ts'

const baseUrl = '/api/auth'

export const alice: Session = {
  user: { name: 'Alice' },
  expires: '2100-01-01T00:00:00.000Z',
  address: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
}

function providerOf(type: AuthProvider['type']): AuthProvider {
  const [signinUrl, callbackUrl] = [
    `${location.origin}/signin/${type}`,
    `${location.origin}/callback/${type}`,
  ]
  return { id: type, name: type, type, signinUrl, callbackUrl }
}

/** An auth server with a provider of each type, whose session and answers the test decides. */
export function startSessionServer() {
  const state = {
    session: null as Session | null,
    /** CSRF tokens that are refused before one is accepted. */
    csrfRefusals: 0,
    /** Answer to the forms. */
    url: location.origin as string,
  }
  const calls: string[] = []
  const forms: URLSearchParams[] = []
  const requests: Request[] = []
  let tokens = 0
  const accept = (token: string | null) => {
    if (state.csrfRefusals > 0) {
      state.csrfRefusals -= 1
      return false
    }
    return token === `token-${tokens}`
  }
  const postForm = (name: string, onAccept: () => void) => async (request: Request) => {
    calls.push(name)
    requests.push(request)
    const form = new URLSearchParams(await request.text())
    forms.push(form)
    if (!accept(form.get('csrfToken'))) return { url: `${location.origin}/api/auth/signin?error=MissingCSRF` }
    onAccept()
    return { url: state.url }
  }
  const server: SetupServer = setupServer(
    getCsrfTokenHandler({
      baseUrl,
      reply() {
        calls.push('csrf')
        tokens += 1
        return { csrfToken: `token-${tokens}` }
      },
    }),
    getSessionHandler({
      baseUrl,
      reply() {
        calls.push('session')
        return state.session
      },
    }),
    getProvidersHandler({
      baseUrl,
      reply: Object.fromEntries(
        (['oauth', 'oidc', 'email', 'credentials', 'webauthn'] as const).map((type) => [
          type,
          providerOf(type),
        ]),
      ),
    }),
    // The generated handler has no refusals.
    http.post(`*${baseUrl}/session`, async ({ request }) => {
      calls.push('update')
      const { csrfToken, data } = (await request.json()) as { csrfToken: string; data: { name?: string } }
      if (!accept(csrfToken)) return HttpResponse.json(null, { status: 400 })
      if (state.session) state.session = { ...state.session, user: { ...state.session.user, ...data } }
      return HttpResponse.json(state.session)
    }),
    completeSignInHandler({
      baseUrl,
      reply: postForm('callback', () => {
        state.session = alice
      }),
    }),
    signInHandler({ baseUrl, reply: postForm('signin', () => undefined) }),
    signOutHandler({
      baseUrl,
      reply: postForm('signout', () => {
        state.session = null
      }),
    }),
  )
  listenUntilEnd(server)
  return { server, state, calls, forms, requests }
}
