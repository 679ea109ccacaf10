import { Hono } from 'hono'
import type { CompiledContracts } from './compileContracts.ts'

type Parts = Readonly<Record<string, unknown>>
type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>

/** Outcome of a call of a generated client to a generated route. */
export interface RoundTrip {
  /** Request as the handler of the route received it; undefined when the route refused. */
  readonly received: Parts | undefined
  /** Result of the client. */
  readonly result?: unknown
  readonly error?: unknown
}

/** Calls an operation of a compiled service through its client, which sends to its routes. */
export async function roundTrip(
  load: CompiledContracts['load'],
  service: string,
  operation: string,
  parameters: Parts,
  answer: Parts = { status: 204 },
): Promise<RoundTrip> {
  const routes = (await load(`${service}/routes.ts`)) as Functions
  const { createClient, [operation]: call } = (await load(`${service}/client.ts`)) as Functions
  let received: Parts | undefined
  const app = new Hono()
  routes[`${operation}Route`]?.(app, (request: Parts) => {
    received = request
    return answer
  })
  const fetch = async (request: Request) => app.request(request)
  const client = createClient?.({ baseUrl: 'http://service.example', fetch })
  try {
    const result = await call?.(client, parameters)
    return { received, result }
  } catch (error) {
    return { received, error }
  }
}
