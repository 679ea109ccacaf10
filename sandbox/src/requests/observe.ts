import type { MiddlewareHandler } from 'hono'
import { applyFault } from '../faults/applyFault.ts'
import type { Faults } from '../faults/createFaults.ts'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { Service } from '../http/Service.ts'
import type { RequestLog } from './createRequestLog.ts'

export interface ObserveParameters {
  readonly service: Service
  /** The service's mount path. */
  readonly basePath: string
  readonly faults: Faults
  readonly requestLog: RequestLog
  readonly stopping: AbortSignal
}

/** Middleware of a service: logs the request and applies an active fault. */
export function observe(parameters: ObserveParameters): MiddlewareHandler<SandboxEnvironment> {
  const { service, basePath, faults, requestLog, stopping } = parameters
  return async (context, next) => {
    const { method, path } = context.req
    if (method === 'OPTIONS') return next()
    // Cloned, because the service reads the body itself.
    const body = method === 'GET' || method === 'HEAD' ? '' : await context.req.raw.clone().text()
    const operations = service.operationsOf({ method, path: path.slice(basePath.length), body })
    const fault = faults.take(service.id, operations)
    const noteReply = requestLog.add({
      service: service.id,
      operations,
      method,
      path,
      query: context.req.query(),
      body,
      origin: context.req.header('origin') ?? null,
      fault: fault?.mode ?? null,
    })
    const broken = fault && (await applyFault({ context, fault, service, stopping }))
    if (broken) context.res = broken
    else {
      if (fault?.mode === 'behave') context.set('misbehaviour', fault)
      await next()
    }
    if (!context.env.incoming.socket.destroyed) noteReply(context.res.status)
  }
}
