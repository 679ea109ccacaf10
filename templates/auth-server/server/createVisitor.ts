import type { Hono } from 'hono'

/** A browser of tests, on a page of an origin, with cookies of its own. */
export function createVisitor(app: Hono, origin: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { Origin: origin, Cookie: cookie, 'X-Auth-Return-Redirect': '1' }
    const response = await app.request(`${origin}${path}`, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    get: (path: string) => send(path),
    post: (path: string, form: Readonly<Record<string, string>> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(form) }),
  }
}
