import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { feesMessages } from './messages/fees.ts'

/** A name and a value of a list of facts. */
export interface FeeFact {
  readonly name: string
  readonly value: ReactNode
}

/**
 * The fact about the network fee.
 *
 * @param payer Name of who pays it instead of the account.
 * @param own The fact where the account pays.
 */
export function useFeeFact(payer: string | undefined, own: FeeFact): FeeFact {
  const message = useMessages(feesMessages)
  if (payer === undefined) return own
  return {
    name: message('networkFee'),
    value: <span data-testid="fee-payer">{message('paidBy', { name: payer })}</span>,
  }
}
