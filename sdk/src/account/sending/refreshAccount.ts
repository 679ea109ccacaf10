import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { SendContext } from './SendContext.ts'
import type { SentTransfer } from './SentTransfer.ts'

/** Has what the kit's cache knows of the sender read again. */
export async function refreshAccount(
  kit: KitHandle<SendContext>,
  { caipNetworkId, sender }: Pick<SentTransfer, 'caipNetworkId' | 'sender'>,
): Promise<void> {
  const account = toAccountKey(caipNetworkId, sender)
  await getQueryClient(kit).invalidateQueries({
    predicate: ({ queryKey: [owner, , key] }) =>
      owner === 'wallet-kit' && typeof key === 'string' && key.startsWith(account),
  })
}
