import { type Client, createClient } from '@wallet-kit/clients/data-service/client'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { createLateError } from '../errors/createLateError.ts'
import { readLimit } from '../query/callService.ts'
import { getDirectoryQuery } from '../wallets/getDirectory.ts'

/**
 * The client of the data service.
 *
 * @throws WalletKitError `SERVICE_DISABLED`
 */
export function getDataService(kit: AppKitInternals): Client {
  const { dataService: baseUrl } = kit.stores.options.getState().services
  if (baseUrl === false) throw createLateError('SERVICE_DISABLED', { context: { service: 'dataService' } })
  return kit.once('dataService', () =>
    createClient({ baseUrl, query: getDirectoryQuery(kit), timeoutMs: readLimit }),
  )
}
