import type { AppKitInternals } from '../AppKitInternals.ts'
import { createEarlyError } from '../errors/createEarlyError.ts'
import { createLateError } from '../errors/createLateError.ts'
import { toServiceError } from './toServiceError.ts'

/** Time limit of a read, in ms. */
export const readLimit = 10_000

/**
 * Runs one read of a service: failures become the kit's errors, and a refused project is told to the
 * developer once.
 */
export async function callService<Reply>(
  kit: AppKitInternals,
  [service, operation]: readonly [service: string, operation: string],
  call: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await call()
  } catch (cause) {
    const error = toServiceError(cause, service, operation)
    if (error.context.status === 401) kit.notices.alert(createProjectAlert(kit))
    if (error.context.status === 403) kit.notices.alert(createLateError('APP_CONFIGURATION_INVALID'))
    throw error
  }
}

function createProjectAlert({ stores }: AppKitInternals) {
  const { projectId } = stores.options.getState()
  return projectId ? createLateError('PROJECT_ID_INVALID') : createEarlyError('PROJECT_ID_MISSING')
}
