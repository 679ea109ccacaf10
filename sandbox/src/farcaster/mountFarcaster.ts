import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Chain } from '../chains/Chain.ts'
import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { isOwnOrigin } from '../pages/isOwnOrigin.ts'
import { sendPage } from '../pages/sendPage.ts'
import { createChannels } from './createChannels.ts'
import type { FarcasterAccount } from './farcasterAccount.ts'
import { approvedPage, declinedPage, requestPage, unknownChannelPage } from './phonePages.ts'
import { relayRoutes } from './relayRoutes.ts'

export const farcasterPath = '/farcaster'

export interface MountedFarcaster extends ServiceMount {
  reset(): void
}

export interface MountFarcasterParameters {
  /** Of the sandbox. */
  readonly origin: string
  readonly account: FarcasterAccount
  /** A chain for the clients, which verify signatures of contracts there. */
  readonly chain: Chain
}

/** Mounts Farcaster: its relay under `/farcaster/v1`, and at `/farcaster` a page that acts as the app on the phone. */
export function mountFarcaster({ origin, account, chain }: MountFarcasterParameters): MountedFarcaster {
  const channels = createChannels(`${origin}${farcasterPath}`)
  const authKey = randomBytes(24).toString('base64url')
  const routes = new Hono<SandboxEnvironment>()
  routes.route('/v1', relayRoutes(channels, authKey))
  routes.get('/', (context) => {
    const channelToken = context.req.query('channelToken') ?? ''
    const channel = channels.find(channelToken)
    if (channel?.state !== 'pending') return sendPage(context, unknownChannelPage(), 404)
    const domain = String(channel.signatureParams.domain)
    return sendPage(context, requestPage({ channelToken, domain, userName: account.userName }))
  })
  routes.post('/reply', async (context) => {
    if (!isOwnOrigin(context.req.raw))
      return context.text('The request must be sent by a page of this server', 403)
    const { channelToken, reply } = await context.req.parseBody()
    const channel = typeof channelToken === 'string' ? channels.find(channelToken) : undefined
    if (typeof channelToken !== 'string' || channel?.state !== 'pending') {
      return sendPage(context, unknownChannelPage(), 404)
    }
    if (reply !== 'approve') {
      channels.close(channelToken)
      return sendPage(context, declinedPage())
    }
    // Loaded on demand: most sessions do not use Farcaster.
    const { approveChannel } = await import('./approveChannel.ts')
    const { url, signatureParams } = channel
    await approveChannel({
      relay: `${origin}${farcasterPath}`,
      authKey,
      account,
      chain,
      url,
      signatureParams,
    })
    return sendPage(context, approvedPage())
  })
  return {
    service: {
      id: 'farcaster',
      operations: ['getPage', ...Object.keys(operations)],
      operationsOf: (request) => (request.path === '' ? ['getPage'] : matchOperation(operations, request)),
      errorBody: (status) => ({
        contentType: 'application/json',
        body: JSON.stringify({ errCode: 'unavailable', message: `Status ${status}` }),
      }),
    },
    basePath: farcasterPath,
    routes,
    isOpen: false,
    reset: () => channels.clear(),
  }
}

const operations = {
  reply: 'POST /reply',
  createChannel: 'POST /v1/channel',
  getStatus: 'GET /v1/channel/status',
  authenticate: 'POST /v1/channel/authenticate',
} as const satisfies Readonly<Record<string, OperationPattern>>
