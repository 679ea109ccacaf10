import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { KitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { Ledger } from './createLedger.ts'
import type { SentTransaction } from './SentTransaction.ts'

/** Status of a transaction, and what else its kind reads from the block. */
export interface Outcome extends Pick<SentTransaction, 'status'> {
  /** Hash of the transaction, where the item's id is that of a bundle. */
  readonly hash?: string
  /** Tokens that the account was paid, in the smallest unit. */
  readonly received?: bigint
}

export interface StatusOptions {
  readonly signal: AbortSignal | undefined
  /** It was sent some time ago: a look of 5 s, also at what nodes no longer have at hand, instead of a wait. */
  readonly isLate: boolean
}

/** One kind of transaction: transfers, swaps. */
export interface SentKind<Context extends WalletsContext, Item extends SentTransaction, Source> {
  readonly ledger: KitState<Context, Ledger<Item>>
  /** Loads the code that reads the status on the item's network. */
  load(kit: KitHandle<Context>, item: Item): Promise<Source>
  /** @throws WalletKitError `TRANSACTION_REPLACED`, `TRANSACTION_UNCONFIRMED`, and those of the nodes */
  readOutcome(kit: KitHandle<Context>, source: Source, item: Item, options: StatusOptions): Promise<Outcome>
  /** CAIP-10 id of the account whose balances have changed. */
  accountOf(item: Item): string
  /** Called for each that is confirmed. */
  confirmed?(context: Context, item: Item): void
}
