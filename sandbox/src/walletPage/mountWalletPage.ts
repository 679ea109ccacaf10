import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { loadPageScript } from '../pageScripts/loadPageScript.ts'
import { wrapScript } from '../pageScripts/wrapScript.ts'
import { type CreateWalletPageConfigParameters, createWalletPageConfig } from './createWalletPageConfig.ts'
import { walletPageHtml } from './walletPageHtml.ts'

/** Mounts `/wallet`, a page that acts as the phone wallet of a pairing. */
export function mountWalletPage(parameters: CreateWalletPageConfigParameters): ServiceMount {
  const config = createWalletPageConfig(parameters)
  let script: Promise<string> | undefined
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/', (context) => {
    const { html, contentSecurityPolicy } = walletPageHtml({ title: config.name })
    return context.html(html, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
    })
  })
  routes.get('/script.js', async (context) => {
    // Loaded on the first request: the SDK is large, and most sessions never open the wallet.
    script ??= loadPageScript({ name: 'wallet', entry })
    return context.body(wrapScript(await script, config), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  return {
    service: {
      id: 'walletPage',
      operations: ['getPage', 'getScript'],
      operationsOf: ({ path }) => [path === '/script.js' ? 'getScript' : 'getPage'],
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: '/wallet',
    routes,
    isOpen: false,
  }
}

const entry = new URL(import.meta.url.endsWith('.ts') ? './page/main.ts' : './page/main.js', import.meta.url)
