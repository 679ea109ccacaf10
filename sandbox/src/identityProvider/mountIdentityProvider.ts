import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { isOwnOrigin } from '../pages/isOwnOrigin.ts'
import type { RunningIdentityProvider, StartIdentityProviderParameters } from './startIdentityProvider.ts'

export const identityPath = '/identity'

export interface MountedIdentityProvider extends ServiceMount {
  stop(): Promise<void>
}

/** Mounts an OpenID Connect provider at `/identity`, started with the first request. It stands in for the social networks. */
export function mountIdentityProvider(parameters: StartIdentityProviderParameters): MountedIdentityProvider {
  const { host } = new URL(parameters.issuer)
  let starting: Promise<RunningIdentityProvider> | undefined
  const routes = new Hono<SandboxEnvironment>()
  routes.all('*', async (context) => {
    const { raw } = context.req
    const url = new URL(raw.url)
    const path = url.pathname.slice(identityPath.length)
    if (raw.method === 'POST' && path.startsWith('/interaction/') && !isOwnOrigin(raw)) {
      return context.text('The request must be sent by a page of this server', 403)
    }
    starting ??= start(parameters)
    const { port } = await starting
    const headers = new Headers(raw.headers)
    // Headers of this connection do not apply to the forwarded one.
    for (const name of ['connection', 'content-length', 'host', 'transfer-encoding']) headers.delete(name)
    headers.set('X-Forwarded-Host', host)
    headers.set('X-Forwarded-Proto', 'http')
    return fetch(`http://127.0.0.1:${port}${path}${url.search}`, {
      method: raw.method,
      headers,
      redirect: 'manual',
      ...(raw.method === 'GET' || raw.method === 'HEAD' ? {} : { body: await raw.arrayBuffer() }),
    })
  })
  return {
    service: {
      id: 'identityProvider',
      operations: Object.keys(operations),
      operationsOf: ({ path }) => Object.keys(operations).filter((name) => operations[name]?.test(path)),
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: identityPath,
    routes,
    isOpen: false,
    stop: async () => (await starting)?.close(),
  }
}

const operations: Readonly<Record<string, RegExp>> = {
  authorize: /^\/auth(?:\/|$)/,
  choose: /^\/interaction\//,
  exchange: /^\/token$/,
  getKeys: /^\/jwks$/,
}

/** Loaded with the first login: most runs have none. */
async function start(parameters: StartIdentityProviderParameters): Promise<RunningIdentityProvider> {
  const { startIdentityProvider } = await import('./startIdentityProvider.ts')
  return startIdentityProvider(parameters)
}
