import type { Activity, SentSwap, SentTransfer, Token } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'

export interface Subject {
  readonly address: string
  readonly caipNetworkId: string
  /** What the account holds, its network's own coin included: names and decimals of what was sent. */
  readonly tokens: readonly Pick<Token, 'address' | 'symbol' | 'decimals'>[]
}

export interface Sent {
  readonly transfers: readonly SentTransfer[]
  readonly swaps: readonly SentSwap[]
}

/** The history with what was sent from this page and is not in it yet, newest first. */
export function mergeSent(
  history: readonly Activity[],
  { transfers, swaps }: Sent,
  { address, caipNetworkId, tokens }: Subject,
): readonly Activity[] {
  const known = new Set(history.map(({ hash }) => hash.toLowerCase()))
  const own = [
    ...transfers.filter(isLasting).map((transfer) => toActivity(transfer, tokens)),
    ...swaps.filter(isLasting).flatMap(toTrade),
  ].filter(
    (item) =>
      item.caipNetworkId === caipNetworkId &&
      item.from.toLowerCase() === address.toLowerCase() &&
      !known.has(item.hash.toLowerCase()),
  )
  // What is not in a block may be older than what the account has received since.
  return [...own, ...history].sort((first, second) => second.minedAt - first.minedAt)
}

/** Another transaction has taken the place of one that was replaced. */
const isLasting = ({ status }: Pick<SentTransfer, 'status'>): boolean => status !== 'replaced'

const outcomes = { confirmed: 'confirmed', failed: 'failed', altered: 'failed' } as const

function toStatus(status: SentTransfer['status']): Activity['status'] {
  return status in outcomes ? outcomes[status as keyof typeof outcomes] : 'pending'
}

/** One that the account has sent. */
type OwnActivity = Activity & { readonly from: string }

function toActivity(transfer: SentTransfer, tokens: Subject['tokens']): OwnActivity {
  const { id, caipNetworkId, sender, recipient, amount, sentAt, status } = transfer
  const token = tokens.find((candidate) => candidate.address?.toLowerCase() === transfer.token?.toLowerCase())
  return {
    id,
    hash: id,
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

/** A swap; none for a bundle whose transaction is not known: it could not be told from the same one in the history. */
function toTrade({ id, hash, account, quote, received, sentAt, status }: SentSwap): readonly OwnActivity[] {
  if (hash === undefined) return []
  const { caipNetworkId, from, to, amount } = quote
  const write = (direction: 'in' | 'out', units: bigint, { decimals, symbol, iconUrl }: typeof from) => ({
    direction,
    amount: formatUnits(units, decimals),
    symbol,
    isCollectible: false,
    isSpam: false,
    ...(iconUrl && { iconUrl }),
  })
  return [
    {
      id,
      hash,
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
    },
  ]
}
