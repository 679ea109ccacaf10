import { createFrameServiceRoutes } from '@wallet-kit/clients/frame-service/routes'
import { Hono } from 'hono'
import { createCallHandlers } from '../calls/callHandlers.ts'
import { createDashboardHandlers } from '../dashboard/dashboardHandlers.ts'
import { createEmailHandlers } from '../email/emailHandlers.ts'
import type { FrameParts } from '../FrameParts.ts'
import { createFarcasterHandlers } from '../farcaster/farcasterHandlers.ts'
import { createHostHandlers } from '../host/hostHandlers.ts'
import { createPasskeyHandlers } from '../passkeys/passkeyHandlers.ts'
import { createSessionHandlers } from '../session/sessionHandlers.ts'
import { createShareHandlers } from '../shares/shareHandlers.ts'
import { createSocialHandlers } from '../social/socialHandlers.ts'
import { createHandle } from './Handle.ts'
import { isOwnPage } from './ownOrigin.ts'

/** A signed operation is below 64 kB. */
const maxBodyBytes = 256 * 1024

/** The service that the frame's page asks, by its contract. */
export function createApiRoutes(parts: FrameParts): Hono {
  const { ownOrigins, onError } = parts.options
  const routes = new Hono()
  routes.onError((error, context) => {
    onError(error)
    // In the contract's form, so that the page can show it.
    return context.json({ message: 'The wallet service does not respond. Try again.' }, 503)
  })
  routes.use(async (context, next) => {
    if (!isOwnPage(context.req.raw, ownOrigins))
      return context.json({ message: 'The request must be sent by the page of the frame.' }, 403)
    await next()
    context.header('Cache-Control', 'no-store')
    return undefined
  })
  const handle = createHandle(parts)
  createFrameServiceRoutes(
    routes,
    {
      ...createSessionHandlers(handle),
      ...createEmailHandlers(handle),
      ...createSocialHandlers(handle),
      ...createFarcasterHandlers(handle),
      ...createHostHandlers(handle),
      ...createPasskeyHandlers(handle),
      ...createShareHandlers(handle),
      ...createCallHandlers(handle),
      ...createDashboardHandlers(handle),
    },
    {
      maxBodyBytes,
      refuse: ({ issues }) => ({
        status: 400,
        body: {
          message: issues
            .map(({ path, message }) => `${path}: ${message}`)
            .join('\n')
            .slice(0, 1000),
        },
      }),
    },
  )
  return routes
}
