import {
  type ApprovalKind,
  approveSwap,
  goBack,
  resetSwapForm,
  type SwapReview,
  type SwapToken,
  swap as sendSwap,
} from '@wallet-kit/sdk/actions'
import { formatUnits, multiplyPrice } from '@wallet-kit/sdk/format'
import { useEffect, useRef, useState } from 'react'
import { formatExact, formatMoney } from '../../foundation/format/formatAmount.ts'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { visitorCurrency } from '../../foundation/format/visitorCurrency.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { size } from '../../foundation/theme/size.ts'
import { useAuxiliaryFunds } from '../../kit/hooks/useAuxiliaryFunds.ts'
import { useIsSmartAccount } from '../../kit/hooks/useIsSmartAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { WholeAddress } from '../../parts/Address/WholeAddress.tsx'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { painted } from '../../parts/afterPaint.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { Facts } from '../../parts/Facts/Facts.tsx'
import { useIsSlow } from '../../parts/loading/useIsSlow.ts'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { ErrorNotice } from '../../parts/Notice/ErrorNotice.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { feesMessages } from '../fees/messages/fees.ts'
import { type FeeFailure, isFeeFailure, useSponsor } from '../fees/useSponsor.ts'
import { ApprovalChoice } from './ApprovalChoice.tsx'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'
import { formatTokenAmount } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'
import { QuoteAge } from './QuoteAge.tsx'
import { SwapFacts } from './SwapFacts.tsx'
import { reviewMessage, swapErrorMessage } from './swapErrorMessages.ts'
import { reviewAge, useSwapReview } from './useSwapReview.ts'
import { useTokenPrice } from './useTokenPrice.ts'

export interface ReviewProps {
  readonly swap: ConfirmedSwap
  /** The network's own coin, in which the fee is paid. */
  readonly coin: SwapToken | undefined
  /** In the smallest unit; `undefined` until it is known. */
  readonly coinBalance: bigint | undefined
  readonly onSent: (id: string) => void
}

/** Review of a swap: amounts, cost and warnings. */
export function Review({ swap, coin, coinBalance, onSent }: ReviewProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const feesMessage = useMessages(feesMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const { locale } = useMessageCatalog()
  const [isAsking, setAsking] = useState(false)
  const isBusy = useRef(false)
  const [approval, setApproval] = useState<ApprovalKind>('exact')
  const [step, setStep] = useState<'reset' | 'approve'>()
  const [failure, setFailure] = useState<ReturnType<typeof swapErrorMessage> | FeeFailure>()
  const { data: reviewed, error, isPending, isFetching, refetch } = useSwapReview(swap, isAsking)
  const { review, payer, apply, noteFailure } = useSponsor(reviewed)
  const [accepted, setAccepted] = useState<bigint>()
  const isSlow = useIsSlow(isPending, swap)
  const isSmartAccount = useIsSmartAccount()
  const coinPrice = useTokenPrice(coin)

  // A better price takes no consent.
  if (review && (accepted === undefined || review.minimum > accepted)) setAccepted(review.minimum)
  const hasChanged = isWorse(review, accepted)
  const isSponsored = payer !== undefined
  const isShort =
    review !== undefined && coinBalance !== undefined && !isSmartAccount && !coversCost(review, coinBalance)
  const hasMoreCoins = useAuxiliaryFunds({ caipNetworkId: swap.network.caipNetworkId, isShort })
  const lacksGas = isShort && !hasMoreCoins
  const usesOtherFunds = review?.needsAuxiliaryFunds === true || hasMoreCoins
  const canConfirm = review !== undefined && !error && !hasChanged && !lacksGas
  const due = getDueStep(review)
  const shownFailure = failure && (isFeeFailure(failure) ? feesMessage(failure) : message(failure))
  const changed =
    hasChanged && review && accepted !== undefined
      ? message('changed', {
          now: isolateAmount(locale, formatTokenAmount(locale, review.minimum, swap.to)),
          before: isolateAmount(locale, formatTokenAmount(locale, accepted, swap.to)),
        })
      : undefined
  useEffect(() => {
    if (shownFailure) announce(shownFailure, 'assertive')
  }, [announce, shownFailure])
  useEffect(() => {
    if (changed) announce(changed, 'assertive')
  }, [announce, changed])

  async function confirm(): Promise<void> {
    // The state follows later than the second of two presses.
    if (isBusy.current || !canConfirm) return
    isBusy.current = true
    setAsking(true)
    setFailure(undefined)
    try {
      // The answer is shown before the work that it would wait for.
      await painted()
      const current = await readCurrent(review)
      if (!current) return
      // The terms are read again for whichever account the wallet is on.
      if (current.account !== swap.account.toLowerCase()) return setFailure('otherAccount')
      const dueNow = getDueStep(current)
      if (dueNow) {
        await approveSwap(kit, {
          review: current,
          approval: dueNow === 'reset' ? 'reset' : offered(current, approval),
          sponsor: isSponsored,
        })
        setStep(dueNow)
        await refetch()
        return
      }
      const { id } = await sendSwap(kit, {
        review: current,
        sponsor: isSponsored,
        auxiliaryFunds: current.needsAuxiliaryFunds || hasMoreCoins,
        ...(current.needsApproval && { approval: offered(current, approval) }),
      })
      resetSwapForm(kit)
      onSent(id)
    } catch (cause) {
      setFailure(noteFailure(cause) ?? swapErrorMessage(cause))
    } finally {
      isBusy.current = false
      setAsking(false)
    }
  }

  /** The terms that are shown, or those of now where they are old; `undefined` where those are worse. */
  async function readCurrent(shown: SwapReview): Promise<SwapReview | undefined> {
    if (Date.now() - shown.builtAt <= reviewAge) return shown
    const { data, error: failed } = await refetch()
    if (!data || failed || isWorse(data, accepted)) return undefined
    // Whoever pays now is shown before.
    return apply(data).isSponsored === isSponsored ? data : undefined
  }

  const { authorizing } = useStore(kit.stores.connection)
  const asking = authorizing ? 'connectAgain' : buttonLabels[due ?? 'confirm'][1]
  const label = isAsking ? asking : buttonLabels[due ?? 'confirm'][0]
  return (
    <>
      <Amounts swap={swap} review={review} />
      {review && (
        <>
          <QuoteAge
            quotedAt={review.builtAt}
            isBusy={isFetching || isAsking}
            onRefresh={() => void refetch()}
          />
          <SwapFacts
            quote={review.quote}
            received={review.received}
            minimum={review.minimum}
            fee={review.fee}
            isFeeExact={!review.needsApproval}
            payer={payer}
            coinPrice={coinPrice}
          />
          <div>
            <RowNote style={{ paddingInline: size(14) }}>{message('exchange')}</RowNote>
            <WholeAddress address={review.exchange} testId="swap-exchange" />
          </div>
          {!review.isMinimumEnforced && <Notice tone="warning">{message('unenforced')}</Notice>}
        </>
      )}
      {isPending && <Notice>{isSlow ? shellMessage('slow') : message('reviewing')}</Notice>}
      {error && !isAsking && <ErrorNotice>{message(reviewMessage(error))}</ErrorNotice>}
      {usesOtherFunds && <Notice tone="warning">{feesMessage('elsewhere')}</Notice>}
      {lacksGas && <ErrorNotice>{message('insufficientGas')}</ErrorNotice>}
      {review?.needsApproval && (
        <>
          <ApprovalChoice
            token={swap.from}
            amount={swap.amount}
            chosen={offered(review, approval)}
            canBeUnlimited={review.approvals?.unlimited !== undefined}
            isDisabled={isAsking}
            onChange={setApproval}
          />
          <Notice>{message(stepsOf(review), { symbol: swap.from.symbol })}</Notice>
        </>
      )}
      {step === 'reset' && due === 'approve' && <Notice tone="done">{message('resetDone')}</Notice>}
      {step === 'approve' && review && !due && <Notice tone="done">{message('approved')}</Notice>}
      {changed && <ErrorNotice>{changed}</ErrorNotice>}
      {shownFailure && <ErrorNotice>{shownFailure}</ErrorNotice>}
      <ButtonPair>
        <MainButton data-testid="swap-cancel" onClick={() => goBack(kit)}>
          {shellMessage('cancel')}
        </MainButton>
        {error && !isAsking ? (
          <MainButton tone="accent" isBusy={isFetching} onClick={() => void refetch()}>
            {shellMessage('tryAgain')}
          </MainButton>
        ) : hasChanged ? (
          <MainButton
            tone="accent"
            data-testid="swap-accept-price"
            onClick={() => setAccepted(review?.minimum)}
          >
            {message('acceptPrice')}
          </MainButton>
        ) : (
          <MainButton
            tone="accent"
            data-testid="swap-confirm"
            aria-disabled={!canConfirm || isAsking || undefined}
            aria-busy={isAsking || undefined}
            onClick={() => void confirm()}
          >
            {message(label)}
          </MainButton>
        )}
      </ButtonPair>
    </>
  )
}

/** Labels of the main button: before it is pressed, and while the wallet is asked. */
const buttonLabels = {
  reset: ['reset', 'resetting'],
  approve: ['approve', 'approving'],
  confirm: ['confirm', 'confirmInWallet'],
} as const

/** The chosen approval, unless the swap now goes by another exchange, which is allowed less. */
function offered({ approvals }: SwapReview, chosen: ApprovalKind): ApprovalKind {
  return approvals?.unlimited ? chosen : 'exact'
}

/** Transaction due before the swap, by a press of its own. */
function getDueStep(review: SwapReview | undefined): 'reset' | 'approve' | undefined {
  if (!review?.needsApproval || review.canBundle) return undefined
  return review.reset ? 'reset' : 'approve'
}

/** The steps that are due, by the key of their message. */
function stepsOf({ canBundle, reset }: SwapReview) {
  if (canBundle) return 'approveTogether'
  return reset ? 'resetFirst' : 'approveFirst'
}

/** Whether the least to receive is less than what the visitor has seen. */
function isWorse(review: SwapReview | undefined, accepted: bigint | undefined): boolean {
  return review !== undefined && accepted !== undefined && review.minimum < accepted
}

/** Whether the account's balance of the network's own coin pays for the swap. */
function coversCost({ fee, call, isSponsored }: SwapReview, balance: bigint): boolean {
  return balance >= (isSponsored ? 0n : fee) + call.value
}

interface AmountsProps {
  readonly swap: ConfirmedSwap
  readonly review: SwapReview | undefined
}

/** Paid and received amounts. */
function Amounts({ swap: { network, from, to, amount }, review }: AmountsProps) {
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const prices = [useTokenPrice(from), useTokenPrice(to)] as const
  const write = (units: bigint, { decimals, symbol }: SwapToken, price: string | undefined) => (
    <>
      <bdi translate="no">{`${formatExact(locale, formatUnits(units, decimals))} ${symbol}`}</bdi>
      {price &&
        ` (${formatMoney(locale, multiplyPrice(units, decimals, price), visitorCurrency().toUpperCase())})`}
    </>
  )
  return (
    <Facts
      facts={[
        { name: message('sell'), value: write(amount, from, prices[0]) },
        {
          name: message('receive'),
          value: review ? write(review.received, to, prices[1]) : <bdi translate="no">{to.symbol}</bdi>,
        },
        { name: message('network'), value: <bdi>{network.name}</bdi> },
      ]}
    />
  )
}
