import type { Activity, SentTransfer, Token } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'

export interface Subject {
  readonly address: string
  readonly caipNetworkId: string
  /** What the account holds, its network's own coin included: names and decimals of what was sent. */
  readonly tokens: readonly Pick<Token, 'address' | 'symbol' | 'decimals'>[]
}

/** The history with what was sent from this page and is not in it yet, newest first. */
export function mergeSent(
  history: readonly Activity[],
  sent: readonly SentTransfer[],
  { address, caipNetworkId, tokens }: Subject,
): readonly Activity[] {
  const known = new Set(history.map(({ hash }) => hash.toLowerCase()))
  const own = sent.filter(
    (transfer) =>
      transfer.caipNetworkId === caipNetworkId &&
      transfer.sender.toLowerCase() === address.toLowerCase() &&
      transfer.status !== 'replaced' &&
      !known.has(transfer.id.toLowerCase()),
  )
  return [...own.map((transfer) => toActivity(transfer, tokens)), ...history]
}

function toActivity(transfer: SentTransfer, tokens: Subject['tokens']): Activity {
  const { id, caipNetworkId, sender, recipient, amount, sentAt, status } = transfer
  const token = tokens.find((candidate) => candidate.address?.toLowerCase() === transfer.token?.toLowerCase())
  const outcomes = { confirmed: 'confirmed', failed: 'failed', altered: 'failed' } as const
  return {
    id,
    hash: id,
    caipNetworkId,
    type: 'send',
    status: status in outcomes ? outcomes[status as keyof typeof outcomes] : 'pending',
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
