import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { loadPageScript } from '../pageScripts/loadPageScript.ts'
import { wrapScript } from '../pageScripts/wrapScript.ts'
import { apiRoutes } from './api/apiRoutes.ts'
import { createFramePageConfig } from './createFramePageConfig.ts'
import { deviceRoutes } from './email/deviceRoutes.ts'
import { emailOperations } from './email/emailOperations.ts'
import type { FrameState } from './FrameState.ts'
import { farcasterOperations } from './farcaster/farcasterOperations.ts'
import { framePageHtml } from './framePageHtml.ts'
import { frameService } from './frameService.ts'
import { accountSigning } from './rpc/accountSigning.ts'
import { keptOperations } from './rpc/keptOperations.ts'
import { rpcOperations } from './rpc/rpcOperations.ts'
import { socialOperations } from './social/socialOperations.ts'
import { socialRoutes } from './social/socialRoutes.ts'
import { readChainId } from './users/readChainId.ts'
import { userOperations } from './users/userOperations.ts'

export const framePath = '/secure'

export interface MountSecureFrameParameters {
  readonly state: FrameState
  /** Of the clients at the identity provider. */
  readonly clientSecret: string
}

/** Mounts the secure frame: its page at `/secure/sdk`, and the server that holds its keys at `/secure/api`. */
export function mountSecureFrame({ state, clientSecret }: MountSecureFrameParameters): ServiceMount {
  const { sessions, cookies, origins } = state
  const config = createFramePageConfig(state)
  let script: Promise<string> | undefined
  const routes = new Hono<SandboxEnvironment>()

  routes.get('/sdk', (context) => {
    const { sessionId, device } = cookies.read(context)
    // With the page: its requests may run at the same time, and must share one session.
    if (!sessions.find(sessionId)) {
      const session = sessions.create(device)
      const chainId = context.req.query('chainId')
      sessions.keep(chainId === undefined ? session : withNetwork(session, chainId))
      cookies.write(context, session)
    }
    const { html, contentSecurityPolicy } = framePageHtml({ origins, paymasters: localNames(state.origin) })
    return context.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
    })
  })
  routes.get('/script.js', async (context) => {
    // Loaded on the first request: most sessions never log in with it.
    script ??= loadPageScript({ name: 'secure-frame', entry })
    return context.body(wrapScript(await script, config), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  routes.route(
    '/api',
    apiRoutes(state, [
      ...userOperations,
      ...emailOperations,
      ...socialOperations(clientSecret),
      ...farcasterOperations,
      ...rpcOperations,
      ...keptOperations,
      ...accountSigning,
    ]),
  )
  routes.route('/device', deviceRoutes(state.devices))
  routes.route('/', socialRoutes(state))
  return { service: frameService, basePath: framePath, routes, isOpen: false }
}

/** The sandbox's origin under both names of this machine. */
function localNames(origin: string): readonly string[] {
  const { port } = new URL(origin)
  return [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
}

/** Sets the session's network; ignores an invalid one. */
function withNetwork<Session extends { chainId: number | string }>(
  session: Session,
  chainId: string,
): Session {
  try {
    session.chainId = readChainId(chainId)
  } catch {
    // The default stays.
  }
  return session
}

const entry = new URL(import.meta.url.endsWith('.ts') ? './page/main.ts' : './page/main.js', import.meta.url)
