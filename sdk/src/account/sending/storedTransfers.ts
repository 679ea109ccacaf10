import type { StoredTransfer } from '@wallet-kit/clients/storage/types'
import { storedTransferSchema } from '@wallet-kit/clients/storage/validators'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { type AccountRecords, createAccountRecords } from '../../foundation/storage/createAccountRecords.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { sentLife, sentLimit } from './sentLimits.ts'

const storedTransfersKey = '@appkit/sent_transfers'

type Item = SentTransfer & { readonly at: number }

/** Transfers that are not confirmed, kept until they are: a page may be left before that. */
export function createStoredTransfers(storage: KeyValueStorage): AccountRecords<Item> {
  return createAccountRecords<StoredTransfer, Item>(storage, {
    key: storedTransfersKey,
    schema: storedTransferSchema,
    read: (stored) => {
      const { caipNetworkId, amount, token, ...rest } = stored
      return {
        ...rest,
        caipNetworkId: caipNetworkId as CaipNetworkId,
        amount: BigInt(amount),
        ...(token !== undefined && { token }),
        status: 'pending',
        at: rest.sentAt,
      }
    },
    write: ({ id, caipNetworkId, sender, recipient, amount, token, canSpeedUp, sentAt }) => ({
      ...{ id, caipNetworkId, sender, recipient, canSpeedUp, sentAt },
      amount: `${amount}`,
      ...(token !== undefined && { token }),
    }),
    accountOf: ({ caipNetworkId, sender }) => toAccountKey(caipNetworkId, sender),
    life: sentLife,
    limit: sentLimit,
  })
}
