import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { type CreatePageConfigParameters, createPageConfig } from './createPageConfig.ts'
import { readPageScript } from './readPageScript.ts'
import { wrapScript } from './wrapScript.ts'

/** The script that puts wallets into a page, announced and registered, `/test-wallets.js`. */
export function mountTestWallets(parameters: CreatePageConfigParameters): ServiceMount {
  const config = createPageConfig(parameters)
  // Starts now and is awaited by whoever asks for it; a failure is theirs to hear.
  const bundled = readPageScript({ bundle })
  bundled.catch(() => {})
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/', async (context) =>
    context.body(wrapScript(await bundled, config), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  )
  return {
    service: {
      id: 'testWallets',
      operations: ['getScript'],
      operationsOf: () => ['getScript'],
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: '/test-wallets.js',
    routes,
    isOpen: true,
  }
}

/** The bundler is loaded when the cache has nothing: most starts do without it. */
async function bundle() {
  const { bundlePageScript } = await import('./bundlePageScript.ts')
  return bundlePageScript()
}
