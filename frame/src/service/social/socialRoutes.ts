import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sendPage } from '../../pages/sendPage.ts'
import { readAcceptLanguage } from '../../texts/server/readAcceptLanguage.ts'
import type { FrameParts } from '../FrameParts.ts'
import { closePage, unknownLoginPage, unreachablePage } from './callbackPages.ts'
import type { SocialLogin } from './IdentityProvider.ts'
import { readFormResult } from './readFormResult.ts'
import { readState } from './readState.ts'

const languageOf = (context: Context) => readAcceptLanguage(context.req.header('accept-language'))

const formLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: (context) => sendPage(context, unknownLoginPage(languageOf(context)), 400),
})

/** The redirects of a social login: to the network, and back to the page that the frame is in. */
export function createSocialRoutes({ socialLogins, options }: FrameParts): Hono {
  const routes = new Hono()

  routes.get('/social/:provider', async (context) => {
    const found = await findLogin(context)
    const provider = options.providers.find(({ id }) => id === context.req.param('provider'))
    if (!found || !provider || found.login.provider !== provider.id)
      return sendPage(context, unknownLoginPage(languageOf(context)), 400)
    const { login, state } = found
    try {
      const target = await provider.authorize({ login, state, redirectUri: `${login.base}/callback` })
      return context.redirect(target.href)
    } catch (error) {
      options.onError(error)
      return sendPage(context, unreachablePage(languageOf(context)), 502)
    }
  })

  // Of networks that send the result as a form. No cookie is sent with it, and none is needed: the state finds the login,
  // and only the session that started it can complete it.
  routes.post('/callback', formLimit, async (context) => {
    const result = readFormResult(await context.req.text())
    return context.redirect(`${options.basePath}/callback?${result}`, 303)
  })

  routes.get('/callback', async (context) => {
    const found = await findLogin(context)
    if (!found) return sendPage(context, unknownLoginPage(languageOf(context)), 400)
    const { login, returnUrl } = found
    const resultUri = `${login.base}/callback${new URL(context.req.url).search}`
    if (returnUrl) {
      returnUrl.searchParams.set('result_uri', resultUri)
      return context.redirect(returnUrl.href)
    }
    return sendPage(
      context,
      closePage({ resultUri, hostOrigin: login.hostOrigin, language: languageOf(context) }),
    )
  })

  return routes

  /** The login of a request's `state`. A page to return to must be of the origin that started the login. */
  async function findLogin(
    context: Context,
  ): Promise<
    { readonly state: string; readonly login: SocialLogin; readonly returnUrl: URL | undefined } | undefined
  > {
    const state = context.req.query('state') ?? ''
    const { random, returnUrl } = readState(state)
    const login = await socialLogins.find(random)
    if (!login) return undefined
    if (state.length > random.length && returnUrl?.origin !== login.hostOrigin) return undefined
    return { state, login, returnUrl }
  }
}
