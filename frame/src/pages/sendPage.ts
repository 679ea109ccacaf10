import type { Context } from 'hono'
import type { HtmlPage } from './htmlPage.ts'

/** Sends a page with its headers. */
export function sendPage(context: Context, page: HtmlPage, status: 200 | 400 | 403 | 404 | 502 = 200) {
  return context.html(page.html, status, { ...page.headers })
}
