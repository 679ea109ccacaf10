import type { Page, Request } from '@playwright/test'

/** Records everything that leaves the kit for places where others can read it. */
export interface PageRecord {
  /** All places, by name, in which one of these strings occurs. Bodies to excepted paths are where it belongs. */
  find(secrets: readonly string[], isOwnBody?: (path: string) => boolean): Promise<readonly string[]>
  readonly requests: readonly Request[]
}

/** Records console, addresses and bodies of a page from now on. */
export async function recordPage(page: Page): Promise<PageRecord> {
  const requests: Request[] = []
  const written: string[] = []
  const sockets: string[] = []
  // The text of a logged object leaves out its depth, so each argument is turned into JSON inside the page.
  await page.addInitScript(() => {
    const logged: string[] = []
    Object.assign(window, { logged })
    for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace', 'dir', 'table'] as const) {
      const original = console[level].bind(console)
      console[level] = (...values: unknown[]) => {
        for (const value of values) logged.push(deepText(value))
        original(...values)
      }
    }
    function deepText(value: unknown, seen = new Set<unknown>()): string {
      if (typeof value !== 'object' || value === null) return String(value)
      if (seen.has(value)) return ''
      seen.add(value)
      const names = Object.getOwnPropertyNames(value)
      return names.map((name) => `${name}: ${deepText(Reflect.get(value, name), seen)}`).join('\n')
    }
  })
  page.on('console', (message) => written.push(message.text()))
  page.on('request', (request) => requests.push(request))
  page.on('websocket', (socket) => sockets.push(socket.url()))

  async function stored(): Promise<Readonly<Record<string, string>>> {
    return page.evaluate(() => ({
      'local storage': JSON.stringify({ ...localStorage }),
      'session storage': JSON.stringify({ ...sessionStorage }),
      'cookies of scripts': document.cookie,
      'the address bar': `${location.href} ${JSON.stringify(history.state)} ${window.name}`,
      console: (window as unknown as { logged: string[] }).logged.join('\n'),
    }))
  }

  return {
    requests,
    async find(secrets, isOwnBody = () => false) {
      const places = [
        ...Object.entries(await stored()),
        ...written.map((text) => ['console', text] as const),
        ...sockets.map((address) => ['the address of a socket', address] as const),
        ...requests.map((request) => ['the address of a request', request.url()] as const),
        ...requests.flatMap((request) => {
          const { pathname } = new URL(request.url())
          const body = request.postData() ?? ''
          return isOwnBody(pathname) ? [] : [[`the body of ${pathname}`, body] as const]
        }),
        ...requests.map((request) => ['a referrer', request.headers().referer ?? ''] as const),
      ]
      return places.flatMap(([place, text]) =>
        secrets
          .filter((secret) => [secret, encodeURIComponent(secret)].some((form) => text.includes(form)))
          .map((secret) => `${secret.slice(0, 12)}… in ${place}`),
      )
    },
  }
}
