import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'

/** A browser that asks the service of a frame as its page does. */
export interface FrameBrowser {
  readonly cookies: Map<string, string>
  call(path: string, body?: object): Promise<{ readonly status: number; readonly body: object }>
}

/** @param port of the process that it asks, whatever origin the frame has */
export function openBrowser(
  { origin, port }: { readonly origin: string; readonly port: number },
  cookies = new Map<string, string>(),
): FrameBrowser {
  return {
    cookies,
    async call(path, body = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = {
        Host: new URL(origin).host,
        Origin: origin,
        'Content-Type': 'application/json',
        Cookie: cookie,
      }
      // Unlike fetch, it sends the Host that it is given.
      const sent = request({ host: '127.0.0.1', port, method: 'POST', path: `/api${path}`, headers })
      sent.end(JSON.stringify(body))
      const [reply] = (await once(sent, 'response')) as [IncomingMessage]
      for (const line of reply.headers['set-cookie'] ?? []) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        cookies.set(name, value)
      }
      return { status: reply.statusCode ?? 0, body: (await json(reply)) as object }
    },
  }
}
