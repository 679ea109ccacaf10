import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { Channels } from './createChannels.ts'

/** The three endpoints of Farcaster's relay, which apps and the phone talk to. */
export function relayRoutes(channels: Channels, authKey: string): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  routes.post('/channel', async (context) => {
    const request: unknown = await context.req.json().catch(() => undefined)
    if (typeof request !== 'object' || request === null || !('siweUri' in request && 'domain' in request)) {
      return context.json({ errCode: 'bad_request', message: 'siweUri and domain are required' }, 400)
    }
    const { channelToken, channel } = channels.open(request as Record<string, unknown>)
    return context.json({ channelToken, url: channel.url, nonce: channel.nonce }, 201)
  })
  routes.get('/channel/status', (context) => {
    const channel = channels.find(tokenOf(context.req.raw))
    if (!channel) return context.json({ error: 'Unauthorized' }, 401)
    return context.json(channel, channel.state === 'completed' ? 200 : 202)
  })
  routes.post('/channel/authenticate', async (context) => {
    const reply: unknown = await context.req.json().catch(() => undefined)
    const isAllowed = context.req.header('x-farcaster-auth-relay-key') === authKey
    const channel =
      isAllowed && typeof reply === 'object' && reply !== null
        ? channels.complete(tokenOf(context.req.raw), reply)
        : undefined
    return channel ? context.json(channel, 201) : context.json({ error: 'Unauthorized' }, 401)
  })
  return routes
}

function tokenOf(request: Request): string {
  return request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
}
