import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { refreshLater } from './refreshLater.ts'
import type { Outcome, SentKind } from './SentKind.ts'
import { isUnsettled, type SentTransaction } from './SentTransaction.ts'

/** Waits until a transaction is in a block, then refetches the account's balances. Never rejects. */
export async function followSent<Context extends WalletsContext, Item extends SentTransaction, Source>(
  kit: KitHandle<Context>,
  kind: SentKind<Context, Item, Source>,
  source: Source,
  item: Item,
): Promise<void> {
  const { _internal: context } = kit
  const { followed } = getKitState(context, kind.ledger)
  followed.add(item.id)
  try {
    const options = { signal: context.lifetime, isLate: false }
    settle(context, kind, item, await kind.readOutcome(kit, source, item, options))
  } catch (error) {
    if (context.lifetime.aborted) return
    settle(context, kind, item, { status: isReplaced(error) ? 'replaced' : 'unknown' })
  } finally {
    followed.delete(item.id)
  }
  await refreshLater(kit, kind.accountOf(item))
}

export interface CheckSentParameters {
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the status of a transaction that is not settled once more. Leaves it as it is where nodes or wallet do not answer.
 *
 * @returns whether it is settled now
 */
export async function checkSent<Context extends WalletsContext, Item extends SentTransaction, Source>(
  kit: KitHandle<Context>,
  kind: SentKind<Context, Item, Source>,
  { id, signal }: CheckSentParameters,
): Promise<boolean> {
  const { _internal: context } = kit
  const { store, followed } = getKitState(context, kind.ledger)
  const item = store.getState().list.find((sent) => sent.id === id)
  if (!item || !isUnsettled(item)) return item !== undefined
  if (followed.has(id)) return false
  followed.add(id)
  try {
    const outcome = await look(kit, kind, item, signal)
    if (!outcome || context.lifetime.aborted) return false
    settle(context, kind, item, outcome)
  } finally {
    followed.delete(id)
  }
  await refreshLater(kit, kind.accountOf(item))
  return true
}

async function look<Context extends WalletsContext, Item extends SentTransaction, Source>(
  kit: KitHandle<Context>,
  kind: SentKind<Context, Item, Source>,
  item: Item,
  signal: AbortSignal | undefined,
): Promise<Outcome | undefined> {
  try {
    return await kind.readOutcome(kit, await kind.load(kit, item), item, { signal, isLate: true })
  } catch (error) {
    // Nodes that are down, a wallet that is not connected, a network that is not offered any more.
    return isReplaced(error) ? { status: 'replaced' } : undefined
  }
}

/** Notes an outcome. A final one is no longer stored. */
function settle<Context extends WalletsContext, Item extends SentTransaction>(
  context: Context,
  kind: Pick<SentKind<Context, Item, unknown>, 'ledger' | 'confirmed'>,
  item: Item,
  outcome: Outcome,
): void {
  const { update, forget } = getKitState(context, kind.ledger)
  update(item.id, (sent) => ({ ...sent, ...outcome }))
  if (!isUnsettled(outcome)) forget(item.id)
  if (outcome.status === 'confirmed') kind.confirmed?.(context, item)
}

const isReplaced = (error: unknown) => isWalletKitError(error, 'TRANSACTION_REPLACED')
