import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { htmlPage } from '../../pages/htmlPage.ts'
import { sendPage } from '../../pages/sendPage.ts'
import type { Question } from './confirmationMail.ts'
import type { EmailLogins } from './createEmailLogins.ts'

/**
 * The page behind the link of a mail. Opening it changes nothing, because mail programs open links, too; its button
 * confirms.
 */
export function confirmRoutes(origin: string, logins: EmailLogins): Hono {
  const routes = new Hono()
  routes.get('/', async (context) => {
    const token = context.req.query('token') ?? ''
    const question = await logins.read(token)
    return question ? page(context, 200, ask(token, question)) : page(context, 404, expired)
  })
  routes.post('/', async (context) => {
    // A page of others that posts a form has its own origin in this header, or none.
    if (context.req.header('origin') !== origin) return page(context, 403, foreign)
    const { token } = await context.req.parseBody()
    const isConfirmed = typeof token === 'string' && (await logins.confirm(token))
    return isConfirmed ? page(context, 200, done) : page(context, 404, expired)
  })
  return routes
}

function page(context: Context, status: 200 | 403 | 404, body: ReturnType<typeof html>) {
  return sendPage(context, htmlPage({ title: 'Confirm your login', body: `${body}` }), status)
}

const ask = (token: string, { app, browser, code }: Question) => html`
<h1>Is it you who logs in?</h1>
<p>${browser} wants to use your account at ${app}. The page there shows this number:</p>
<p class="number"><strong>${code}</strong></p>
<p>If it is not you, or the number differs, close this page.</p>
<form method="post" action="/confirm">
<input type="hidden" name="token" value="${token}">
<button class="primary">Yes, it is me</button>
</form>`

const done = html`<h1>Confirmed</h1><p role="status">Go back to the page where you log in.</p>`

const expired = html`<h1>This link has expired</h1><p role="alert">Log in again to get a new one.</p>`

const foreign = html`<h1>Not confirmed</h1><p role="alert">Open the link of the e-mail and confirm there.</p>`
