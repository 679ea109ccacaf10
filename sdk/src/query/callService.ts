import { createEarlyError } from '../errors/createEarlyError.ts'
import { createLateError } from '../errors/createLateError.ts'
import type { OptionsContext } from '../options/OptionsContext.ts'
import type { ServiceContext } from './ServiceContext.ts'
import { toServiceError } from './toServiceError.ts'

/** Time limit of a read, in ms. */
export const readLimit = 10_000
/**
 * Longest reply of a service, in bytes: several times a page of 100 wallets, which have about 1 KB each. `JSON.parse`
 * cannot be interrupted, and of many small objects it takes 250 ms per MB.
 */
export const replyLimit = 512 * 1024

/**
 * Runs one read of a service: failures become the kit's errors, and a refused project is reported to the
 * developer once. Aborted by the caller's signal and by `destroy`, which the caller's query cache may not know of.
 */
export async function callService<Reply>(
  context: ServiceContext,
  [service, operation]: readonly [service: string, operation: string],
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  if (context.lifetime.aborted) throw createLateError('DESTROYED')
  try {
    return await call(AbortSignal.any([signal, context.lifetime]))
  } catch (cause) {
    const error = toServiceError(cause, service, operation)
    if (error.context.status === 401) context.notices.alert(createProjectAlert(context))
    if (error.context.status === 403) context.notices.alert(createLateError('APP_CONFIGURATION_INVALID'))
    throw error
  }
}

function createProjectAlert({ stores }: OptionsContext) {
  const { projectId } = stores.options.getState()
  return projectId ? createLateError('PROJECT_ID_INVALID') : createEarlyError('PROJECT_ID_MISSING')
}
