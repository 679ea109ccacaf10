import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from './createMetrics.ts'
import { type Listening, listen } from './listen.ts'

export interface ServeMetricsParameters {
  readonly metrics: Pick<Metrics, 'read' | 'contentType'>
  readonly port: number
  readonly hostname: string
  /** Bearer token; without it everyone who reaches the port may read. */
  readonly token: string | undefined
}

/** Serves `GET /metrics` on a port of its own, which visitors do not reach. */
export function serveMetrics({ metrics, port, hostname, token }: ServeMetricsParameters): Promise<Listening> {
  return listen({
    port,
    hostname,
    async fetch(request: Request) {
      if (new URL(request.url).pathname !== '/metrics' || request.method !== 'GET')
        return new Response('Not found', { status: 404 })
      if (token !== undefined && !isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`))
        return new Response('Unauthorized', { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
      return new Response(await metrics.read(), { headers: { 'Content-Type': metrics.contentType } })
    },
  })
}

/** Takes equally long wherever the two differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
