import { type Client, createClient } from '@wallet-kit/clients/data-service/client'
import { createLateError } from '../errors/createLateError.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import { readLimit, replyLimit } from './callService.ts'
import { projectQuery } from './projectQuery.ts'
import type { ServiceContext } from './ServiceContext.ts'

const dataService = defineSlot((context: ServiceContext): Client => {
  const { dataService: baseUrl } = context.stores.options.getState().services
  if (baseUrl === false) throw createLateError('SERVICE_DISABLED', { context: { service: 'dataService' } })
  return createClient({
    baseUrl,
    query: projectQuery(context),
    timeoutMs: readLimit,
    maxReplyBytes: replyLimit,
  })
})

/**
 * The client of the data service.
 *
 * @throws WalletKitError `SERVICE_DISABLED`
 */
export function getDataService(context: ServiceContext): Client {
  return readSlot(context, dataService)
}
