import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { changedAccounts } from './changedAccounts.ts'

/**
 * Refetches the cached queries of an account, past the caches of services.
 *
 * @param account CAIP-10 id, as `toAccountKey` writes it.
 */
export async function refreshAccount(kit: KitHandle<FoundationContext>, account: string): Promise<void> {
  getKitState(kit._internal, changedAccounts).add(account)
  await getQueryClient(kit).invalidateQueries({
    predicate: ({ queryKey: [owner, , key] }) =>
      owner === 'wallet-kit' && typeof key === 'string' && key.startsWith(account),
  })
}
