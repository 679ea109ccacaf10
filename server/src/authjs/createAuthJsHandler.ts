import { Auth, type AuthConfig } from '@auth/core'
import { receiveBody } from '@wallet-kit/clients/runtime/routes/receiveBody'
import type { SignInServer } from '../createSignInServer.ts'
import { parseUrl } from '../requests/parseUrl.ts'
import { addNonceRoute, bodyLimits, createGuardedApp } from '../routes/createSignInRoutes.ts'
import { createReportingConfig } from './createAuthJsConfig.ts'

export interface CreateAuthJsHandlerParameters {
  readonly server: SignInServer
  /** Adds providers and callbacks of the host; called for each request. */
  readonly configure?: ((config: AuthConfig) => AuthConfig) | undefined
}

/**
 * Answers all requests below `basePath` with Auth.js 5, behind the origins and rate limits of a sign-in server, and with its
 * nonces.
 */
export function createAuthJsHandler({
  server,
  configure = (config) => config,
}: CreateAuthJsHandlerParameters): (request: Request) => Promise<Response> {
  const { core } = server._internal
  const app = createGuardedApp(core)
  addNonceRoute(app, core)
  app.all('*', async (context) => {
    const request = context.req.raw
    const { method, headers } = request
    const { pathname, search } = new URL(request.url)
    // Auth.js reads a body of any length.
    const received = await receiveBody(request, bodyLimits)
    if (!received.ok) return context.text(received.message, received.status)
    const body = received.bytes
    // Auth.js derives redirects and cookies from the request's URL, so it must be the URL that the page sees.
    const url = new URL(`${pathname}${search}`, context.get('origin'))
    const seen = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
    const failures: unknown[] = []
    const response = await Auth(
      seen,
      configure(createReportingConfig(server, (error) => failures.push(error))),
    )
    if (failures.length > 0) throw failures[0]
    return withRefusalStatus(response)
  })
  return async (request) => app.fetch(request)
}

/** Auth.js answers a refused sign-in with status 200 and the reason in `url`. The status says it as well. */
async function withRefusalStatus(response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('application/json'))
    return response
  const body: unknown = await response.clone().json()
  const isRefusal =
    typeof body === 'object' &&
    body !== null &&
    'url' in body &&
    parseUrl(String(body.url))?.searchParams.has('error')
  return isRefusal ? new Response(response.body, { status: 401, headers: response.headers }) : response
}
