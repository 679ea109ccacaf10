import { type Context, Hono } from 'hono'
import type { SandboxEnvironment } from '../../http/SandboxEnvironment.ts'
import { identityPath } from '../../identityProvider/mountIdentityProvider.ts'
import { isSocialProvider, scopeOf } from '../../identityProvider/socialProviders.ts'
import { sendPage } from '../../pages/sendPage.ts'
import { closePage, unknownLoginPage } from './callbackPages.ts'
import type { SocialLogin, SocialLogins } from './createSocialLogins.ts'
import { redirectUriOf } from './exchangeCode.ts'
import { readState } from './readState.ts'

export interface SocialRoutesParameters {
  readonly socialLogins: SocialLogins
  /** Of the sandbox. */
  readonly origin: string
}

/** The redirects of a social login: to the network, and back to the page that the frame is in. */
export function socialRoutes({ socialLogins, origin }: SocialRoutesParameters): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()

  routes.get('/social/:provider', (context) => {
    const found = findLogin(context)
    const provider = context.req.param('provider')
    if (!found || !isSocialProvider(provider) || found.login.provider !== provider) {
      return sendPage(context, unknownLoginPage(), 400)
    }
    const query = new URLSearchParams({
      client_id: provider,
      redirect_uri: redirectUriOf(found.login.base),
      response_type: 'code',
      scope: scopeOf(provider),
      state: found.state,
      code_challenge: found.login.challenge,
      code_challenge_method: 'S256',
      // Always shows the choice of accounts.
      prompt: 'login consent',
    })
    return context.redirect(`${origin}${identityPath}/auth?${query}`)
  })

  routes.get('/callback', (context) => {
    const found = findLogin(context)
    if (!found) return sendPage(context, unknownLoginPage(), 400)
    const { login, returnUrl } = found
    const resultUri = `${redirectUriOf(login.base)}${new URL(context.req.url).search}`
    if (returnUrl) {
      returnUrl.searchParams.set('result_uri', resultUri)
      return context.redirect(returnUrl.href)
    }
    return sendPage(context, closePage({ resultUri, hostOrigin: login.hostOrigin }))
  })

  return routes

  /** The login of a request's `state`. A page to return to must be of the origin that started the login. */
  function findLogin(
    context: Context<SandboxEnvironment>,
  ):
    | { readonly state: string; readonly login: SocialLogin; readonly returnUrl: URL | undefined }
    | undefined {
    const state = context.req.query('state') ?? ''
    const { random, returnUrl } = readState(state)
    const login = socialLogins.find(random)
    if (!login) return undefined
    if (state.length > random.length && returnUrl?.origin !== login.hostOrigin) return undefined
    return { state, login, returnUrl }
  }
}
