import { openView, setOnrampForm } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { buyingMessages } from './messages/buying.ts'

export interface PaymentFieldProps {
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  readonly isInvalid: boolean
  /** Id of the element that says what is wrong. */
  readonly reasonId: string
}

/** Money to pay, and the way to pay in another currency. */
export function PaymentField({ amount, currency, isInvalid, reasonId }: PaymentFieldProps) {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  return (
    <TextField
      label={message('youPay', { currency })}
      testId="onramp-amount"
      inputMode="decimal"
      placeholder="0"
      value={amount}
      maxLength={15}
      isInvalid={isInvalid}
      reasonId={reasonId}
      onChange={(value) => setOnrampForm(kit, { amount: value })}
      end={
        <TextLink
          type="button"
          data-testid="onramp-payment"
          aria-label={`${message('change')}: ${currency}`}
          onClick={() => openView(kit, { view: 'OnRampFiatSelect' })}
        >
          {currency}
        </TextLink>
      }
    />
  )
}
