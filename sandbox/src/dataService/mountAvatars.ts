import { Hono } from 'hono'
import { matchOperation } from '../http/matchOperation.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { svgHeaders } from '../images/svgReply.ts'
import type { Identities } from './createIdentities.ts'

const operations = { getAvatar: 'GET /{address}' } as const

/** Mounts the host of the data service's avatars under `/avatars`. */
export function mountAvatars(identities: Identities): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/:address', (context) => {
    const svg = identities.drawAvatar(context.req.param('address'))
    if (svg === undefined) return context.text('Not found', 404)
    return context.body(svg, 200, { ...svgHeaders, 'Content-Type': 'image/svg+xml' })
  })
  return {
    service: {
      id: 'avatars',
      operations: Object.keys(operations),
      operationsOf: (request) => matchOperation(operations, request),
      errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
    },
    basePath: '/avatars',
    routes,
    isOpen: true,
  }
}
