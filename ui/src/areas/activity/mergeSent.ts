import type { Activity, OpenPurchase, SentSwap, SentTransfer, Token } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'

export interface Subject {
  readonly address: string
  readonly caipNetworkId: string
  /** Tokens of the account, the network's own coin included: names and decimals of sent amounts. */
  readonly tokens: readonly Pick<Token, 'address' | 'symbol' | 'decimals'>[]
}

export interface Sent {
  readonly transfers: readonly SentTransfer[]
  readonly swaps: readonly SentSwap[]
  readonly purchases: readonly OpenPurchase[]
}

/** The history with what was sent, or begun, from this site and is not in it yet, newest first. */
export function mergeSent(
  history: readonly Activity[],
  { transfers, swaps, purchases }: Sent,
  { address, caipNetworkId, tokens }: Subject,
): readonly Activity[] {
  const keyOf = ({ hash }: Activity) => hash.toLowerCase()
  // Services know less of a pending transaction than the record of what was sent.
  const known = new Set(history.filter(({ status }) => status !== 'pending').map(keyOf))
  const own = [
    ...transfers.filter(isLasting).map((transfer) => toActivity(transfer, tokens)),
    ...swaps.filter(isLasting).map(toTrade),
    ...purchases.map(toPurchase),
  ].filter(
    (item) =>
      item.caipNetworkId === caipNetworkId &&
      item.from.toLowerCase() === address.toLowerCase() &&
      !known.has(keyOf(item)) &&
      !isListed(item, history),
  )
  const sent = new Set(own.map(keyOf))
  // A pending transaction may be older than one received since.
  return [...own, ...history.filter((item) => !sent.has(keyOf(item)))].sort(
    (first, second) => second.minedAt - first.minedAt,
  )
}

/** Another transaction has taken the place of one that was replaced. */
const isLasting = ({ status }: Pick<SentTransfer, 'status'>): boolean => status !== 'replaced'

const outcomes = { confirmed: 'confirmed', failed: 'failed', altered: 'failed' } as const

function toStatus(status: SentTransfer['status']): Activity['status'] {
  return status in outcomes ? outcomes[status as keyof typeof outcomes] : 'pending'
}

/** A transaction of the account itself. */
type OwnActivity = Activity & { readonly from: string }

function toActivity(transfer: SentTransfer, tokens: Subject['tokens']): OwnActivity {
  const { id, hash, caipNetworkId, sender, recipient, amount, sentAt, status } = transfer
  const token = tokens.find((candidate) => candidate.address?.toLowerCase() === transfer.token?.toLowerCase())
  return {
    ...toHash({ id, hash }),
    caipNetworkId,
    type: 'send',
    status: toStatus(status),
    minedAt: sentAt,
    from: sender,
    to: recipient,
    transfers: token
      ? [
          {
            direction: 'out',
            amount: formatUnits(amount, token.decimals),
            symbol: token.symbol,
            isCollectible: false,
            isSpam: false,
          },
        ]
      : [],
  }
}

/** Tolerance of a block's clock: a bundle may seem sent after its block, in ms. */
const clockTolerance = 120_000

/**
 * Whether a bundle of which only the wallet's id is known is in the history: one of its type that sends the same, later than
 * it was sent. One that has been confirmed is there as soon as the history knows of it.
 */
function isListed(sent: OwnActivity, history: readonly Activity[]): boolean {
  if (!sent.isUnmined || sent.type === 'buy') return false
  const [left] = sent.transfers
  return (
    sent.status === 'confirmed' ||
    history.some(
      ({ type, minedAt, transfers }) =>
        type === sent.type &&
        minedAt >= sent.minedAt - clockTolerance &&
        transfers.some(
          ({ direction, amount, symbol }) =>
            direction === 'out' && amount === left?.amount && symbol === left.symbol,
        ),
    )
  )
}

/** Of a bundle, only the wallet's id may be known. */
function toHash({ id, hash }: Pick<SentSwap, 'id'> & { readonly hash: string | undefined }) {
  return { id, hash: hash ?? id, ...(hash === undefined && { isUnmined: true }) }
}

function toTrade({ id, hash, account, quote, received, sentAt, status }: SentSwap): OwnActivity {
  const { caipNetworkId, from, to, amount } = quote
  const write = (direction: 'in' | 'out', units: bigint, { decimals, symbol, iconUrl }: typeof from) => ({
    direction,
    amount: formatUnits(units, decimals),
    symbol,
    isCollectible: false,
    isSpam: false,
    ...(iconUrl && { iconUrl }),
  })
  return {
    ...toHash({ id, hash }),
    caipNetworkId,
    type: 'trade',
    status: toStatus(status),
    minedAt: sentAt,
    from: account,
    transfers: [
      write('out', amount, from),
      // Nothing but the receipt says what was paid.
      ...(received === undefined ? [] : [write('in', received, to)]),
    ],
  }
}

/** A purchase of which nothing was received yet. What it pays is the provider's to say. */
function toPurchase({ id, caipNetworkId, address, openedAt }: OpenPurchase): OwnActivity {
  return {
    ...{ id, hash: id, isUnmined: true, caipNetworkId, type: 'buy', status: 'pending' },
    ...{ minedAt: openedAt, from: address, transfers: [] },
  }
}
