import { skipToken } from '@tanstack/query-core'
import { getWalletsQueryOptions } from '@wallet-kit/clients/wallet-directory/query'
import type { GetWalletsReply } from '@wallet-kit/clients/wallet-directory/types'
import { wait } from '../../foundation/platform/wait.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { getRetryDelay, shouldRetry } from '../../foundation/query/retryRules.ts'
import { assertSafe } from '../../foundation/query/safeReplies.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsRequest } from './client.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { createWalletsRead } from './reads.ts'
import type { SafeWalletsReply } from './walletsReply.ts'

/** Continues a read whose first attempt has failed, in the query cache: as if that had made the first one, too. */
export async function retryWallets(
  kit: KitHandle<DirectoryContext>,
  request: WalletsRequest,
  failure: Error,
): Promise<SafeWalletsReply> {
  const { _internal: context } = kit
  const { client, parameters, options } = createWalletsRead(context, request)
  if (parameters === skipToken || !shouldRetry(0, failure)) throw failure
  await wait(getRetryDelay(0, failure), context.lifetime)
  const { staleTime, structuralSharing } = options
  const reply = await getQueryClient(kit).fetchQuery({
    ...getWalletsQueryOptions(client, parameters),
    staleTime,
    structuralSharing,
    retry: (failureCount, error) => shouldRetry(failureCount + 1, error),
    retryDelay: (failureCount, error) => getRetryDelay(failureCount + 1, error),
  })
  return assertSafe<GetWalletsReply, SafeWalletsReply>(context, reply)
}
