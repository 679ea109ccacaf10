import { openView, setSwapForm, showToast } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { useState } from 'react'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { AmountWorth } from './AmountWorth.tsx'
import { formatTokenAmount } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'
import { TokenButton } from './TokenButton.tsx'
import type { useSwapForm } from './useSwapForm.ts'
import { useTokenPrice } from './useTokenPrice.ts'

export interface SellFieldProps {
  readonly form: ReturnType<typeof useSwapForm>
  /** Approximate fee of a swap; `undefined` where it is unavailable. */
  readonly readFee: () => Promise<bigint | undefined>
  readonly isInvalid: boolean
  readonly reasonId: string
}

/** Token to sell, with its amount. */
export function SellField({
  form: { form, from, amount, balanceOf, isBalanceUnknown },
  readFee,
  isInvalid,
  reasonId,
}: SellFieldProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const price = useTokenPrice(from)
  const balance = from && balanceOf(from)
  const [isBusy, setBusy] = useState(false)

  async function setMaximum(): Promise<void> {
    if (!from || balance === undefined) return
    setBusy(true)
    const fee = from.address === undefined ? await readFee() : 0n
    setBusy(false)
    if (fee === undefined) {
      // All of it would be more than can be swapped.
      showToast(kit, { message: message('quoteFailed'), variant: 'error' })
      return
    }
    // Keeps twice the fee where the price of gas changes from block to block.
    const kept = 2n * fee
    const maximum = balance > kept ? balance - kept : 0n
    setSwapForm(kit, { amount: formatUnits(maximum, from.decimals) })
  }

  return (
    <TextField
      label={message('sell')}
      testId="swap-input-sourceToken"
      inputMode="decimal"
      placeholder="0"
      value={form.amount}
      maxLength={100}
      isInvalid={isInvalid}
      reasonId={reasonId}
      onChange={(entered) => setSwapForm(kit, { amount: entered })}
      end={
        <TokenButton
          token={from}
          placeholder={message('selectToken')}
          label={from && message('chooseSell', { symbol: from.symbol })}
          side="sourceToken"
          onClick={() => openView(kit, { view: 'SwapSelectToken', data: { side: 'from' } })}
        />
      }
    >
      <AmountWorth
        token={from}
        units={amount}
        price={price}
        end={
          from &&
          (balance !== undefined || isBalanceUnknown) && (
            <RowNote>
              <span data-testid="swap-balance">
                {message('balance', {
                  amount:
                    balance === undefined
                      ? message('unknown')
                      : isolateAmount(locale, formatTokenAmount(locale, balance, from)),
                })}
              </span>{' '}
              {balance !== undefined && balance > 0n && (
                <TextLink
                  type="button"
                  data-testid="swap-max"
                  aria-busy={isBusy || undefined}
                  onClick={isBusy ? undefined : () => void setMaximum()}
                >
                  {message('max')}
                </TextLink>
              )}
            </RowNote>
          )
        }
      />
    </TextField>
  )
}
