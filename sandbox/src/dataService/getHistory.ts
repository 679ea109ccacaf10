import { formatUnits, getAddress } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { HistoryPosition, IndexStore, StoredTransaction } from '../indexer/createIndexStore.ts'
import type { IndexedTransfer } from '../indexer/IndexedTransaction.ts'
import { readPending } from '../indexer/readPending.ts'
import { type Currency, getPrice } from '../prices/priceFeed.ts'
import { describeNft } from './describeNft.ts'
import type { GetBalanceContext } from './getBalance.ts'
import { findListedToken, nativeAddresses } from './listedTokens.ts'
import { operationTypeOf } from './operationTypeOf.ts'
import type { ServiceAccount } from './readAccount.ts'

export interface GetHistoryParameters {
  readonly account: ServiceAccount
  /** CAIP-2. Default: all chains of the account's namespace. */
  readonly caipNetworkId?: string | undefined
  readonly currency: Currency
  /** Start of the page; undefined for the first. */
  readonly before: HistoryPosition | undefined
  iconUrl(symbol: string | undefined): string
  /** URL of a path of the sandbox. */
  imageUrl(path: string): string
}

/** An entry of the history, in the contract's form. */
type HistoryItem = ReturnType<typeof toItem>

export type GetHistoryResult =
  | { readonly outcome: 'found'; readonly items: HistoryItem[]; readonly next: HistoryPosition | undefined }
  | { readonly outcome: 'unsupported-chain' }
  | { readonly outcome: 'chain-unavailable'; readonly cause: unknown }

const pageLength = 50

/** One page of an account's transactions, newest first; pending ones before all others. */
export async function getHistory(
  context: GetBalanceContext,
  parameters: GetHistoryParameters,
): Promise<GetHistoryResult> {
  const { account, caipNetworkId, before } = parameters
  const all = account.namespace === 'eip155' ? context.chains : [context.solana]
  const asked = all.filter((chain) => !caipNetworkId || idOf(chain) === caipNetworkId)
  if (asked.length === 0) return { outcome: 'unsupported-chain' }
  const key = account.namespace === 'eip155' ? account.address.toLowerCase() : account.address
  try {
    const [store] = await Promise.all(asked.map((chain) => context.indexer.upToDate(chain)))
    if (!store) return { outcome: 'unsupported-chain' }
    const mined = store.listTransactions({
      account: key,
      chains: asked.map(idOf),
      before,
      limit: pageLength + 1,
    })
    const pending = before ? [] : (await Promise.all(asked.map((chain) => pendingOf(chain, key)))).flat()
    const shown = mined.slice(0, pageLength)
    const toPageItem = (status: 'pending' | 'mined') => (transaction: StoredTransaction) =>
      toItem({ ...parameters, context, store, key, transaction, isPending: status === 'pending' })
    return {
      outcome: 'found',
      items: [...pending.map(toPageItem('pending')), ...shown.map(toPageItem('mined'))],
      next: mined.length > pageLength ? shown.at(-1) : undefined,
    }
  } catch (cause) {
    return { outcome: 'chain-unavailable', cause }
  }
}

type AnyChain = Chain | GetBalanceContext['solana']

function idOf(chain: AnyChain): string {
  return 'caipNetworkId' in chain ? chain.caipNetworkId : chain.definition.caipNetworkId
}

function pendingOf(chain: AnyChain, key: string): Promise<readonly StoredTransaction[]> {
  return 'caipNetworkId' in chain ? readPending(chain, key) : Promise.resolve([])
}

interface ToItemParameters extends GetHistoryParameters {
  readonly context: GetBalanceContext
  readonly store: IndexStore
  /** The account as the index spells it. */
  readonly key: string
  readonly transaction: StoredTransaction
  readonly isPending: boolean
}

function toItem(parameters: ToItemParameters) {
  const { key, transaction, isPending } = parameters
  const { chain, hash, minedAt, sender, recipient, nonce, succeeded } = transaction
  const own = transaction.transfers.filter((each) => each.sender === key || each.recipient === key)
  const [only] = own.length === 1 ? own : []
  const status = isPending ? ('pending' as const) : succeeded ? ('confirmed' as const) : ('failed' as const)
  return {
    id: hash,
    metadata: {
      operationType: operationTypeOf(transaction, key),
      hash,
      minedAt: new Date(minedAt).toISOString(),
      // Payer and payee, if they are unique; otherwise the transaction's own ends.
      sentFrom: spell(chain, only?.sender || sender),
      sentTo: spell(chain, only?.recipient || recipient),
      status,
      nonce,
      application: null,
      chain,
    },
    transfers: own.map((transfer) => toTransfer(parameters, transfer)),
  }
}

/** The index has EVM addresses in lowercase. */
function spell(chain: string, address: string | null): string | null {
  return address !== null && chain.startsWith('eip155:') ? getAddress(address) : address
}

function toTransfer(parameters: ToItemParameters, transfer: IndexedTransfer) {
  const { key, context, store, transaction, currency, iconUrl, imageUrl } = parameters
  const { chain, minedAt } = transaction
  const { standard, contract, tokenId, sender, recipient, amount } = transfer
  const direction =
    sender === recipient ? ('self' as const) : sender === key ? ('out' as const) : ('in' as const)
  if (standard === 'erc721' || standard === 'erc1155' || standard === 'splNft') {
    const { name, imagePath, isSpam } = describeNft(context, chain, { standard, contract, tokenId })
    const image = imagePath === undefined ? null : { url: imageUrl(imagePath), content_type: 'image/svg+xml' }
    return {
      fungible_info: null,
      nft_info: {
        name: name ?? store.findContract(chain, contract)?.name ?? null,
        content: { preview: image, detail: image },
        flags: { is_spam: isSpam },
      },
      direction,
      quantity: { numeric: `${amount}` },
      value: null,
      price: null,
    }
  }
  const native = `${chain}:${contract === '' ? nativeOf(chain) : contract}`
  const listed = findListedToken(context, native)
  const facts = listed ?? store.findContract(chain, contract)
  const price = listed && getPrice({ seed: context.seed, symbol: listed.symbol, currency, at: minedAt })
  const numeric = formatUnits(amount, facts?.decimals ?? 0)
  return {
    fungible_info: {
      name: facts?.name ?? null,
      symbol: facts?.symbol ?? null,
      icon: price === undefined ? null : { url: iconUrl(listed?.symbol) },
    },
    nft_info: null,
    direction,
    quantity: { numeric },
    // For display only, so floating point is precise enough.
    value: price === undefined ? null : Number((Number(numeric) * price).toPrecision(12)),
    price: price ?? null,
  }
}

function nativeOf(chain: string): string {
  return chain.startsWith('solana:') ? nativeAddresses.solana : nativeAddresses.eip155
}
