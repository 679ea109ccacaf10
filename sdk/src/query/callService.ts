import { createEarlyError } from '../errors/createEarlyError.ts'
import { createLateError } from '../errors/createLateError.ts'
import type { OptionsContext } from '../options/OptionsContext.ts'
import type { ServiceContext } from './ServiceContext.ts'
import { toServiceError } from './toServiceError.ts'

/** Time limit of a read, in ms. */
export const readLimit = 10_000
/** Longest reply of a service, in bytes: several times a page of 100 wallets whose fields are all full. */
export const replyLimit = 4 * 1024 * 1024

/**
 * Runs one read of a service: failures become the kit's errors, and a refused project is reported to the
 * developer once.
 */
export async function callService<Reply>(
  context: ServiceContext,
  [service, operation]: readonly [service: string, operation: string],
  call: () => Reply | Promise<Reply>,
): Promise<Reply> {
  if (context.lifetime.aborted) throw createLateError('DESTROYED')
  try {
    return await call()
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
