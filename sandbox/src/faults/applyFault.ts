import { setTimeout as delay } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { Service } from '../http/Service.ts'
import type { Fault } from './Fault.ts'

export interface ApplyFaultParameters {
  readonly context: Context<SandboxEnvironment>
  readonly fault: Fault
  readonly service: Service
  /** Aborts when the sandbox stops. */
  readonly stopping: AbortSignal
}

/** Applies a fault. Undefined means that the service handles the request. */
export async function applyFault(parameters: ApplyFaultParameters): Promise<Response | undefined> {
  const { context, fault, service, stopping } = parameters
  switch (fault.mode) {
    case 'down':
      return breakConnection(context)
    case 'never':
      await untilGivenUp(context, stopping)
      return breakConnection(context)
    case 'slow':
      await delay(fault.delayMs, undefined, { signal: stopping }).catch(ignoreAbort)
      return stopping.aborted ? breakConnection(context) : undefined
    case 'behave':
      return undefined
    case 'html':
      return context.html(captivePortalPage, { status: fault.status as 200 })
    case 'malformed':
      return context.body(fault.body, 200, { 'Content-Type': 'application/json' })
    case 'status': {
      const { contentType, body } = service.errorBody(fault.status)
      return context.body(fault.body ?? body, {
        status: fault.status as 503,
        headers: {
          'Content-Type': contentType,
          ...(fault.retryAfterSeconds === undefined ? {} : { 'Retry-After': `${fault.retryAfterSeconds}` }),
        },
      })
    }
  }
}

/** The page that a captive portal returns for every request. */
export const captivePortalPage = `<!doctype html>
<title>Sign in to this network</title>
<h1>Welcome</h1>
<p>Please accept the terms of this network to go on.</p>
<script>window.__pwned = true</script>
`

/** Closes the connection without a reply. */
export function breakConnection(context: Context<SandboxEnvironment>): Response {
  context.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function untilGivenUp(context: Context<SandboxEnvironment>, stopping: AbortSignal): Promise<void> {
  const { socket } = context.env.incoming
  return new Promise((resolve) => {
    const settle = () => {
      socket.off('close', settle)
      stopping.removeEventListener('abort', settle)
      resolve()
    }
    socket.once('close', settle)
    stopping.addEventListener('abort', settle)
    if (socket.destroyed || stopping.aborted) settle()
  })
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}
