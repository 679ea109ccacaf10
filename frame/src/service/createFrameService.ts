import { Hono } from 'hono'
import { migrate } from '../database/migrate.ts'
import { observeRequests } from '../operating/observeRequests.ts'
import { createScriptRoutes } from '../pages/createScriptRoutes.ts'
import { dashboardHtml } from '../pages/dashboardHtml.ts'
import { framePageHtml } from '../pages/framePageHtml.ts'
import { createApiRoutes } from './api/createApiRoutes.ts'
import { createFrameParts } from './FrameParts.ts'
import type { FrameServiceOptions } from './FrameServiceOptions.ts'
import { serviceMigrations, serviceTables } from './migrations.ts'
import { readChainId } from './networks/readChainId.ts'
import { createSocialRoutes } from './social/socialRoutes.ts'

/** The frame's page and the service that it asks. */
export interface FrameService {
  /** Below the base path: `/sdk`, `/dashboard`, `/scripts`, `/api`, `/social`, `/callback`. */
  readonly routes: Hono
  /** Seals again what older secrets sealed; they can be dropped then. @returns the number of rows that changed */
  rotate(): Promise<number>
  /** Ends all sessions, as if they had expired. */
  endSessions(): Promise<void>
  /** Forgets users, sessions and logins. */
  clear(): Promise<void>
}

/**
 * Brings the database to this release's version, and creates the routes.
 *
 * @throws FrameError `FRAME_DATABASE_UNAVAILABLE`, `FRAME_DATABASE_NEWER`, `FRAME_CONFIGURATION_INVALID`
 * @throws SealError when the database was sealed with secrets that are not among the options'
 */
export async function createFrameService(options: FrameServiceOptions): Promise<FrameService> {
  const { database, hostOrigins, page } = options
  await migrate(database, serviceMigrations)
  const parts = await createFrameParts(options)
  const { sessions, cookies } = parts
  const routes = new Hono()
  routes.use(observeRequests(options.observer))
  routes.onError((error, context) => {
    options.onError(error)
    return context.text('The wallet service does not respond. Try again.', 503)
  })

  routes.get('/sdk', async (context) => {
    const { token, device } = cookies.read(context)
    // With the page: its requests may run at the same time, and must share one session.
    const opened = token === undefined ? undefined : await sessions.open(token)
    const session =
      opened?.session ?? sessions.create({ device, ...withNetwork(context.req.query('chainId')) })
    const next = opened ? opened.token : await sessions.keep(session)
    if (next !== undefined) cookies.write(context, { token: next, device: session.device })
    const { html, contentSecurityPolicy } = framePageHtml({
      title: page.title,
      config: page.config,
      hostOrigins,
      connectSources: page.connectSources,
      integrity: (await page.files()).integrity,
    })
    return context.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy,
      'Referrer-Policy': 'no-referrer',
    })
  })
  routes.get('/dashboard', async (context) => {
    const { html, contentSecurityPolicy } = dashboardHtml({
      config: {
        ...page.config,
        title: page.title,
        providers: options.providers.map(({ id }) => id),
        hasPasskeys: options.passkeys !== undefined,
      },
      connectSources: page.connectSources,
      integrity: (await page.files()).integrity,
    })
    return context.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy,
      // Windows of social logins answer to it; other pages get no hold of it.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Referrer-Policy': 'no-referrer',
    })
  })
  routes.route('/scripts', createScriptRoutes(page))
  routes.route('/api', createApiRoutes(parts))
  routes.route('/', createSocialRoutes(parts))

  return {
    routes,
    rotate: () => parts.rotate(),
    endSessions: () => sessions.endAll(),
    clear: () =>
      database.transaction(async (queries) => {
        for (const table of serviceTables) await queries.query(`DELETE FROM ${table}`)
      }),
  }
}

/** The network that the page starts on; an invalid one is ignored. */
function withNetwork(chainId: string | undefined): { readonly chainId?: number | string } {
  try {
    return chainId === undefined ? {} : { chainId: readChainId(chainId) }
  } catch {
    return {}
  }
}
