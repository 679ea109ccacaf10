import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { loadPageScript } from '../pageScripts/loadPageScript.ts'
import { wrapScript } from '../pageScripts/wrapScript.ts'
import { type CreatePageConfigParameters, createPageConfig } from './createPageConfig.ts'

/** Mounts `/test-wallets.js`, the script that announces and registers wallets in a page. */
export function mountTestWallets(parameters: CreatePageConfigParameters): ServiceMount {
  const config = createPageConfig(parameters)
  const bundled = loadPageScript({
    name: 'test-wallets',
    entry: new URL(import.meta.url.endsWith('.ts') ? './pageScript.ts' : './pageScript.js', import.meta.url),
  })
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
