import { type Client, createClient } from '@wallet-kit/clients/wallet-directory/client'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { createLateError } from '../errors/createLateError.ts'
import { readLimit } from '../query/callService.ts'
import { sdkVersion } from '../sdkVersion.ts'

/** What the directory is told with every call. */
export function getDirectoryQuery({ stores }: AppKitInternals): Record<'projectId' | 'st' | 'sv', string> {
  return { projectId: stores.options.getState().projectId, st: 'appkit', sv: sdkVersion }
}

/**
 * The client of the wallet directory.
 *
 * @throws WalletKitError `SERVICE_DISABLED`
 */
export function getDirectory(kit: AppKitInternals): Client {
  const { walletDirectory: baseUrl } = kit.stores.options.getState().services
  if (baseUrl === false)
    throw createLateError('SERVICE_DISABLED', { context: { service: 'walletDirectory' } })
  return kit.once('walletDirectory', () =>
    createClient({ baseUrl, query: getDirectoryQuery(kit), timeoutMs: readLimit }),
  )
}
