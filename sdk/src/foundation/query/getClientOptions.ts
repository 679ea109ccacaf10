import {
  appConfigurationInvalid,
  destroyed,
  projectIdInvalid,
  projectIdMissing,
  serviceDisabled,
} from '@wallet-kit/clients/errors/constants'
import type { Interceptor, ServiceClientOptions } from '@wallet-kit/clients/runtime/client/ServiceClient'
import { createError } from '../errors/createError.ts'
import type { FoundationContext } from '../stores/FoundationContext.ts'
import { projectQuery } from './projectQuery.ts'
import { toServiceError } from './toServiceError.ts'

/** Time limit of a read, in ms. */
export const readLimit = 10_000
/**
 * Longest reply of a service, in bytes: several times a page of 100 wallets, which have about 1 KB each. `JSON.parse`
 * cannot be interrupted, and of many small objects it takes 250 ms per MB.
 */
const replyLimit = 512 * 1024

type ReadService = 'walletDirectory' | 'dataService' | 'nftService' | 'analytics'

/** Options of the generated client of a service that is read. */
export function getClientOptions(
  context: FoundationContext,
  service: ReadService,
): ServiceClientOptions & { readonly query: Record<string, string> } {
  return {
    // Of a service that is switched off, no call gets past the interceptor.
    baseUrl: context.stores.options.getState().services[service] || '',
    query: projectQuery(context),
    timeoutMs: readLimit,
    maxReplyBytes: replyLimit,
    intercept: createInterceptor(context, service),
  }
}

/**
 * Runs around every read of a service: failures become the kit's errors, and a refused project is reported to the
 * developer once. Aborted by the caller's signal and by `destroy`, which the caller's query cache may not know of.
 */
function createInterceptor(context: FoundationContext, service: ReadService): Interceptor {
  const { lifetime, notices, stores } = context
  return async ({ operation, signal }, send) => {
    if (lifetime.aborted) throw createError(destroyed)
    if ((stores.options.getState().services[service] ?? false) === false)
      throw createError(serviceDisabled, { context: { service } })
    context.log?.('trace', 'Request', { service, operation })
    try {
      return await send(signal ? AbortSignal.any([signal, lifetime]) : lifetime)
    } catch (cause) {
      const error = toServiceError(cause, service, operation)
      // A request that its caller has aborted is no failure.
      const level = signal?.aborted || lifetime.aborted ? 'debug' : 'error'
      context.log?.(level, 'Request failed', {
        code: error.code,
        reason: error.message,
        ...error.context,
        cause,
      })
      // A revocation is refused so when its signature is not the account's.
      const isOfProject = operation !== 'revokeSmartSession'
      if (error.context.status === 401 && isOfProject) notices.alert(createProjectAlert(context))
      if (error.context.status === 403) notices.alert(createError(appConfigurationInvalid))
      throw error
    }
  }
}

function createProjectAlert({ stores }: Pick<FoundationContext, 'stores'>) {
  const { projectId } = stores.options.getState()
  return projectId ? createError(projectIdInvalid) : createError(projectIdMissing)
}
