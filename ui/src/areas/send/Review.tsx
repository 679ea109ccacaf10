import { goBack, resetSendForm, resolveRecipient, type SendReview, sendToken } from '@wallet-kit/sdk/actions'
import { formatUnits, multiplyPrice } from '@wallet-kit/sdk/format'
import { useEffect, useRef, useState } from 'react'
import { formatExact, formatMoney } from '../../foundation/format/formatAmount.ts'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useAuxiliaryFunds } from '../../kit/hooks/useAuxiliaryFunds.ts'
import { useIsSmartAccount } from '../../kit/hooks/useIsSmartAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { WholeAddress } from '../../parts/Address/WholeAddress.tsx'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { painted } from '../../parts/afterPaint.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { Acknowledgement } from '../../parts/CheckBox/Acknowledgement.tsx'
import { Facts } from '../../parts/Facts/Facts.tsx'
import { useIsSlow } from '../../parts/loading/useIsSlow.ts'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { ErrorNotice } from '../../parts/Notice/ErrorNotice.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { feesMessages } from '../fees/messages/fees.ts'
import { useFeeFact } from '../fees/useFeeFact.tsx'
import { type FeeFailure, isFeeFailure, useSponsor } from '../fees/useSponsor.ts'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'
import { coversCost, getConfirmState } from './getConfirmState.ts'
import { sendingMessages } from './messages/sending.ts'
import { findChange, totalCost } from './reviewChange.ts'
import { sendErrorMessage } from './sendErrorMessages.ts'
import { reviewAge, useSendReview } from './useSendReview.ts'

export interface ReviewProps {
  readonly transfer: ConfirmedTransfer
  readonly onSent: (id: string) => void
}

/** Review of a transfer: amount, cost and warnings. */
export function Review({ transfer, onSent }: ReviewProps) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const feesMessage = useMessages(feesMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const { network, token, amount, recipient, sender } = transfer
  const { caipNetworkId } = network
  const parameters = {
    recipient: recipient.address,
    amount,
    token: token.address,
    decimals: token.decimals,
    caipNetworkId,
  }
  const { locale } = useMessageCatalog()
  const [isAsking, setAsking] = useState(false)
  const {
    data: reviewed,
    error,
    isPending,
    isFetching,
    dataUpdatedAt,
    refetch,
  } = useSendReview(parameters, isAsking)
  const { review, payer, apply, noteFailure } = useSponsor(reviewed)
  const [accepted, setAccepted] = useState<SendReview>()
  const isSlow = useIsSlow(isPending, transfer)
  const { authorizing } = useStore(kit.stores.connection)
  const isSmartAccount = useIsSmartAccount()
  const isShort = review !== undefined && !coversCost(transfer, review)
  const hasMoreCoins = useAuxiliaryFunds({ caipNetworkId, isShort })
  const isBusy = useRef(false)
  const [hasCompared, setCompared] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof sendErrorMessage> | FeeFailure | 'nameMoved'>()
  if (review && !accepted) setAccepted(review)
  const change = findChange(review, accepted)
  const { canConfirm, lacksFunds, lacksGas, wouldFail } = getConfirmState({
    transfer,
    review,
    error,
    change,
    isSmartAccount,
    hasMoreCoins,
    hasCompared,
  })
  const shownFailure = failure && (isFeeFailure(failure) ? feesMessage(failure) : message(failure))
  const writeCost = (shown: SendReview) => {
    const { decimals, symbol } = network.nativeCurrency
    return isolateAmount(locale, `${formatExact(locale, formatUnits(totalCost(shown), decimals))} ${symbol}`)
  }
  const shownChange =
    change === 'cost' && review && accepted
      ? message('costRose', { now: writeCost(review), before: writeCost(accepted) })
      : change && message('effectChanged')
  useEffect(() => {
    if (shownFailure) announce(shownFailure, 'assertive')
  }, [announce, shownFailure])
  useEffect(() => {
    if (shownChange) announce(shownChange, 'assertive')
  }, [announce, shownChange])

  async function confirm(): Promise<void> {
    // The state follows later than the second of two presses.
    if (isBusy.current || !review || !canConfirm) return
    isBusy.current = true
    setAsking(true)
    setFailure(undefined)
    try {
      // The answer is shown before the work that it would wait for.
      await painted()
      if (await hasMoved()) return setFailure('nameMoved')
      const current = await readCurrent(review)
      if (!current) return
      const { id } = await sendToken(kit, {
        ...parameters,
        sender,
        gas: current.gas,
        sponsor: current.isSponsored,
        auxiliaryFunds: current.needsAuxiliaryFunds || hasMoreCoins,
      })
      resetSendForm(kit)
      onSent(id)
    } catch (cause) {
      const payment = noteFailure(cause)
      setFailure(payment ?? sendErrorMessage(cause))
      // Its own cost is shown with the reason, and takes the next press.
      if (payment === 'notPaid') setAccepted({ ...review, isSponsored: false })
    } finally {
      isBusy.current = false
      setAsking(false)
    }
  }

  /** The shown review, or a new one where it is old; `undefined` where the new one is worse and is shown instead. */
  async function readCurrent(shown: SendReview): Promise<SendReview | undefined> {
    // A clock that was set back does not make it younger.
    if (Math.abs(Date.now() - dataUpdatedAt) <= reviewAge) return shown
    const { data, error: failed } = await refetch()
    const current = data && apply(data)
    const isSame = current && !failed && current.willSucceed && !findChange(current, accepted)
    const isCovered = current && (isSmartAccount || hasMoreCoins || coversCost(transfer, current))
    return isSame && isCovered ? current : undefined
  }

  /** Whether a name stands for another account than the one that is shown. */
  async function hasMoved(): Promise<boolean> {
    if (!recipient.name) return false
    const present = await resolveRecipient(kit, { text: recipient.name, caipNetworkId })
    return present?.address !== recipient.address
  }

  return (
    <>
      <Details transfer={transfer} review={review} payer={payer} />
      {isPending && <Notice>{isSlow ? shellMessage('slow') : message('reviewing')}</Notice>}
      {error && !wouldFail && <ErrorNotice>{message('reviewFailed')}</ErrorNotice>}
      {lacksFunds && <ErrorNotice>{message('insufficientFunds')}</ErrorNotice>}
      {wouldFail && !lacksFunds && <ErrorNotice>{message('wouldFail')}</ErrorNotice>}
      {lacksGas && <ErrorNotice>{message('insufficientGas')}</ErrorNotice>}
      {(review?.needsAuxiliaryFunds || hasMoreCoins) && (
        <Notice tone="warning">{feesMessage('elsewhere')}</Notice>
      )}
      {review && <Warnings review={review} />}
      {review?.lookAlike !== undefined && (
        <Acknowledgement
          label={message('compared')}
          testId="send-compared"
          isChecked={hasCompared}
          onChange={setCompared}
        />
      )}
      {shownChange && <ErrorNotice>{shownChange}</ErrorNotice>}
      {shownFailure && <ErrorNotice>{shownFailure}</ErrorNotice>}
      <ButtonPair>
        <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
        {error && !wouldFail && !isAsking ? (
          <MainButton tone="accent" isBusy={isFetching} onClick={() => void refetch()}>
            {shellMessage('tryAgain')}
          </MainButton>
        ) : change ? (
          <MainButton tone="accent" data-testid="send-accept-change" onClick={() => setAccepted(review)}>
            {message('acceptChange')}
          </MainButton>
        ) : (
          <MainButton
            tone="accent"
            data-testid="send-confirm"
            aria-disabled={!canConfirm || isAsking || undefined}
            aria-busy={isAsking || undefined}
            onClick={() => void confirm()}
          >
            {message(!isAsking ? 'confirm' : authorizing ? 'connectAgain' : 'confirmInWallet')}
          </MainButton>
        )}
      </ButtonPair>
    </>
  )
}

interface DetailsProps {
  readonly transfer: ConfirmedTransfer
  readonly review: SendReview | undefined
  /** Name of who pays the fee instead of the account. */
  readonly payer: string | undefined
}

function Details({ transfer, review, payer }: DetailsProps) {
  const message = useMessages(sendingMessages)
  const { locale } = useMessageCatalog()
  const { network, token, amount, recipient, coin, currency } = transfer
  const write = (units: bigint, { decimals, symbol }: { decimals: number; symbol: string }) => (
    <bdi translate="no">{`${formatExact(locale, formatUnits(units, decimals))} ${symbol}`}</bdi>
  )
  const writeCost = (units: bigint) => (
    <>
      {write(units, network.nativeCurrency)}
      {coin?.price &&
        ` (${formatMoney(locale, multiplyPrice(units, coin.decimals, coin.price), currency, 'ceil')})`}
    </>
  )
  const money =
    token.price && formatMoney(locale, multiplyPrice(amount, token.decimals, token.price), currency)
  const feeFact = useFeeFact(payer, { name: message('fee'), value: review && writeCost(review.fee) })
  const facts = [
    {
      name: message('youSend'),
      value: (
        <>
          {write(amount, token)}
          {money && ` (${money})`}
        </>
      ),
    },
    ...(recipient.name ? [{ name: message('to'), value: <bdi>{recipient.name}</bdi> }] : []),
    { name: message('network'), value: <bdi>{network.name}</bdi> },
    ...(review
      ? [
          // The wallet alone knows what its other funds cost.
          ...(review.needsAuxiliaryFunds ? [] : [feeFact]),
          ...(review.deposit > 0n ? [{ name: message('deposit'), value: writeCost(review.deposit) }] : []),
          ...(review.leaves === undefined
            ? []
            : [{ name: message('leaves'), value: write(review.leaves, token) }]),
        ]
      : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      <WholeAddress address={recipient.address} testId="send-preview-receiver" />
    </>
  )
}

function Warnings({ review }: { readonly review: SendReview }) {
  const message = useMessages(sendingMessages)
  const { lookAlike, isContract, isOwn, isFirstTime } = review
  return (
    <>
      {lookAlike !== undefined && (
        <>
          <ErrorNotice>
            {message('lookAlike')} {message('known')}
          </ErrorNotice>
          <WholeAddress address={lookAlike} />
        </>
      )}
      {isContract && <ErrorNotice>{message('contract')}</ErrorNotice>}
      {isOwn && <Notice tone="warning">{message('own')}</Notice>}
      {isFirstTime && !isOwn && <Notice tone="warning">{message('firstTime')}</Notice>}
    </>
  )
}
