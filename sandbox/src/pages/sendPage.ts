import type { HtmlPage } from '@wallet-kit/frame/pages'
import type { Context } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'

/** Sends a page with its headers. */
export function sendPage(
  context: Context<SandboxEnvironment>,
  page: HtmlPage,
  status: 200 | 400 | 403 | 404 = 200,
) {
  return context.html(page.html, status, { ...page.headers })
}
