import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

export interface PageGuardOptions {
  /** Origins that pages may request. All others are reported. */
  allowedOrigins: readonly string[]
  /** Console errors that the test provokes on purpose. */
  allowedConsoleErrors: RegExp
}

/** Unexpected problems in the pages of a test. */
export interface PageGuard {
  /** Lets pages request an origin that the test has started. */
  allow(origin: string): void
  /** Monitors another context, too. */
  watch(context: BrowserContext): void
  problems(): Promise<readonly string[]>
}

/**
 * Monitors every page of a context: uncaught errors and rejections, console errors, requests to hosts that
 * the test did not allow, and a changed `Object.prototype`.
 */
export function guardPages(context: BrowserContext, options: PageGuardOptions): PageGuard {
  const found: string[] = []
  const allowedOrigins = new Set(options.allowedOrigins)
  const contexts: BrowserContext[] = []
  const watchSockets = (page: Page) =>
    page.on('websocket', (socket) => {
      const origin = new URL(socket.url()).origin.replace(/^ws/, 'http')
      if (!allowedOrigins.has(origin)) found.push(`socket: ${socket.url()}`)
    })
  function watch(watched: BrowserContext): void {
    contexts.push(watched)
    watched.on('weberror', (event) => found.push(`uncaught: ${event.error().stack ?? event.error().message}`))
    watched.on('console', (message) => {
      if (isUnexpected(message, options.allowedConsoleErrors)) found.push(`console: ${message.text()}`)
    })
    watched.pages().forEach(watchSockets)
    watched.on('page', watchSockets)
    watched.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && !allowedOrigins.has(origin)) {
        found.push(`request: ${request.method()} ${request.url()}`)
      }
    })
  }
  watch(context)
  return {
    allow: (origin) => void allowedOrigins.add(origin),
    watch,
    async problems() {
      for (const page of contexts.flatMap((each) => each.pages())) {
        if (page.isClosed() || page.url() === 'about:blank') continue
        const keys = await page.evaluate(() => Object.keys(Object.prototype))
        if (keys.length > 0) found.push(`Object.prototype has ${keys.join(', ')}`)
      }
      return found
    },
  }
}

/** Now and then the relay delivers a message twice: the pairing library reports the second one, and continues. */
const deliveredTwice = /No matching key\. history:|onRelayMessage\(\) -> failed to process an inbound/

function isUnexpected(message: ConsoleMessage, allowed: RegExp): boolean {
  const text = message.text()
  return message.type() === 'error' && !allowed.test(text) && !deliveredTwice.test(text)
}
