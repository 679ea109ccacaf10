import { cookieFetch } from './cookieFetch.ts'

/** A minimal browser: keeps cookies between its requests to the auth server. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>
  get(path: string): Promise<unknown>
  /** Posts a form as Auth.js' own client does. */
  post(path: string, form?: Readonly<Record<string, string>>): Promise<unknown>
  postJson(path: string, body: unknown): Promise<{ readonly status: number; readonly body: unknown }>
  csrfToken(): Promise<string>
  /** Status of the latest reply. */
  lastStatus(): number | undefined
}

export interface CreateVisitorOptions {
  /** Origin of the requests; the auth server is under `/api/auth`. */
  readonly origin: string
  /** Sent with every request, e.g. those of a proxy. */
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: ReadonlyMap<string, string>
}

export function createVisitor({ origin, headers = {}, cookies: given }: CreateVisitorOptions): Visitor {
  const cookies = new Map(given)

  const fetchWithCookies = cookieFetch(cookies)

  let lastStatus: number | undefined

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const own = { ...headers, ...(init.headers as Record<string, string>) }
    const response = await fetchWithCookies(
      new Request(`${origin}/api/auth${path}`, { ...init, headers: own }),
    )
    lastStatus = response.status
    return response
  }

  const get = async (path: string): Promise<unknown> => (await send(path)).json()
  return {
    cookies,
    lastStatus: () => lastStatus,
    get,
    async post(path, form = {}) {
      const response = await send(path, {
        method: 'POST',
        headers: { 'X-Auth-Return-Redirect': '1' },
        body: new URLSearchParams(form),
      })
      return response.json()
    },
    async postJson(path, body) {
      const response = await send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    },
    async csrfToken() {
      const { csrfToken } = (await get('/csrf')) as { csrfToken: string }
      return csrfToken
    },
  }
}
