import type { LocalAccount } from 'viem'
import { createSiweMessage } from 'viem/siwe'

type Handle = (request: Request) => Promise<Response>
type SiweFields = Parameters<typeof createSiweMessage>[0]

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed body; undefined when it is not JSON. */
  readonly body: unknown
}

export interface SignInParameters {
  readonly account: LocalAccount
  readonly fields?: Partial<SiweFields>
  /** Changes the message after it was signed. */
  readonly change?: (message: string) => string
  readonly callbackUrl?: string
  readonly csrfToken?: string
  /** Whether the account is added to the session of the browser. */
  readonly link?: boolean
}

/** A browser on a page of an origin, with cookies of its own. */
export interface Visitor {
  readonly cookies: Map<string, string>
  readonly get: (path: string) => Promise<Reply>
  readonly post: (path: string, form?: Readonly<Record<string, string>>) => Promise<Reply>
  readonly postJson: (path: string, body: unknown) => Promise<Reply>
  readonly csrfToken: () => Promise<string>
  readonly nonce: () => Promise<string>
  /** Nonce, message, signature. */
  readonly sign: (
    parameters: SignInParameters,
  ) => Promise<{ readonly message: string; readonly signature: string }>
  readonly submit: (signed: {
    readonly message: string
    readonly signature: string
    readonly callbackUrl?: string
    readonly csrfToken?: string
    readonly link?: boolean
  }) => Promise<Reply>
  readonly signIn: (parameters: SignInParameters) => Promise<Reply>
}

export interface CreateVisitorParameters {
  readonly handle: Handle
  readonly origin?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: ReadonlyMap<string, string>
}

export const testOrigin = 'https://app.example'

export function createVisitor(parameters: CreateVisitorParameters): Visitor {
  const { handle, origin = testOrigin, headers = {} } = parameters
  const cookies = new Map(parameters.cookies)

  async function send(path: string, init: RequestInit = {}): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { origin, cookie, ...headers, ...(init.headers as Record<string, string>) }
    const response = await handle(new Request(`${origin}/api/auth${path}`, { ...init, headers: own }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }

  const get = (path: string) => send(path)
  const post: Visitor['post'] = (path, form = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'X-Auth-Return-Redirect': '1' },
      body: new URLSearchParams(form),
    })
  const csrfToken = async () => ((await get('/csrf')).body as { csrfToken: string }).csrfToken
  const nonce = async () => ((await post('/nonce')).body as { nonce: string }).nonce
  const submit: Visitor['submit'] = async ({ message, signature, ...rest }) =>
    post('/callback/siwx', {
      csrfToken: rest.csrfToken ?? (await csrfToken()),
      callbackUrl: rest.callbackUrl ?? `${origin}/home`,
      message,
      signature,
      ...(rest.link && { link: 'true' }),
    })
  const sign: Visitor['sign'] = async ({ account, fields, change = (text) => text }) => {
    const message = createSiweMessage({
      address: account.address,
      chainId: 1,
      domain: new URL(origin).host,
      uri: origin,
      nonce: fields?.nonce ?? (await nonce()),
      version: '1',
      ...fields,
    })
    return { message: change(message), signature: await account.signMessage({ message }) }
  }
  return {
    cookies,
    get,
    post,
    postJson: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    csrfToken,
    nonce,
    sign,
    submit,
    signIn: async (given) => submit({ ...given, ...(await sign(given)) }),
  }
}
