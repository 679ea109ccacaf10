import { type Client, createClient } from '@wallet-kit/clients/wallet-directory/client'
import { createLateError } from '../errors/createLateError.ts'
import { readLimit, replyLimit } from '../query/callService.ts'
import { projectQuery } from '../query/projectQuery.ts'
import type { ServiceContext } from '../query/ServiceContext.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'

const directory = defineSlot((context: ServiceContext): Client => {
  const { walletDirectory: baseUrl } = context.stores.options.getState().services
  if (baseUrl === false)
    throw createLateError('SERVICE_DISABLED', { context: { service: 'walletDirectory' } })
  return createClient({
    baseUrl,
    query: projectQuery(context),
    timeoutMs: readLimit,
    maxReplyBytes: replyLimit,
  })
})

/**
 * The client of the wallet directory.
 *
 * @throws WalletKitError `SERVICE_DISABLED`
 */
export function getDirectory(context: ServiceContext): Client {
  return readSlot(context, directory)
}
