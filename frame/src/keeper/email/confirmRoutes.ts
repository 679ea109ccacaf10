import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { htmlPage } from '../../pages/htmlPage.ts'
import { sendPage } from '../../pages/sendPage.ts'
import { fill } from '../../texts/fill.ts'
import { nameBrowser } from '../../texts/nameBrowser.ts'
import type { ServerTexts } from '../../texts/server/en.ts'
import { readAcceptLanguage } from '../../texts/server/readAcceptLanguage.ts'
import { serverTexts } from '../../texts/server/serverTexts.ts'
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

type Body = (texts: ServerTexts) => ReturnType<typeof html>

function page(context: Context, status: 200 | 403 | 404, body: Body) {
  const language = readAcceptLanguage(context.req.header('accept-language'))
  const texts = serverTexts[language]
  return sendPage(context, htmlPage({ title: texts.confirmTitle, language, body: `${body(texts)}` }), status)
}

const ask =
  (token: string, { app, browser, code }: Question): Body =>
  (texts) =>
    html`
<h1>${texts.confirmHeading}</h1>
<p>${fill(texts.confirmText, { browser: nameBrowser(browser, texts), app })}</p>
<p class="number"><strong>${code}</strong></p>
<p>${texts.confirmElse}</p>
<form method="post" action="/confirm">
<input type="hidden" name="token" value="${token}">
<button class="primary">${texts.confirmYes}</button>
</form>`

const done: Body = (texts) =>
  html`<h1>${texts.confirmedHeading}</h1><p role="status">${texts.confirmedText}</p>`

const expired: Body = (texts) =>
  html`<h1>${texts.expiredHeading}</h1><p role="alert">${texts.expiredText}</p>`

const foreign: Body = (texts) =>
  html`<h1>${texts.foreignHeading}</h1><p role="alert">${texts.foreignText}</p>`
