import { beginSwap, openView, setSwapForm } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { type SyntheticEvent, useEffect, useId } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { swapIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useAuxiliaryFunds } from '../../kit/hooks/useAuxiliaryFunds.ts'
import { useIsFeeSponsored } from '../../kit/hooks/useIsFeeSponsored.ts'
import { useIsSmartAccount } from '../../kit/hooks/useIsSmartAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { usePayer } from '../fees/useSponsor.ts'
import { getSwapState } from './getSwapState.ts'
import { swappingMessages } from './messages/swapping.ts'
import { QuoteAge } from './QuoteAge.tsx'
import { ReceiveField } from './ReceiveField.tsx'
import { SellField } from './SellField.tsx'
import { Terms } from './Terms.tsx'
import { useFormQuote } from './useFormQuote.ts'
import { useSwapFee } from './useSwapFee.ts'
import { useSwapForm } from './useSwapForm.ts'
import { useTokenPrice } from './useTokenPrice.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: size(10), margin: 0 })

/** The two fields, with the button that switches them between. */
const Fields = styled('div')({ display: 'grid', gap: size(6) })

const Flip = styled('div')({
  display: 'grid',
  placeItems: 'center',
  // Over the edges of both fields, and not over what is written in them.
  marginBlock: size(-15),
  zIndex: 1,
  '& > button': {
    border: `1px solid ${cssVar('borderStrong')}`,
    background: cssVar('background'),
    color: cssVar('text'),
    borderRadius: '50%',
  },
})

/** Form of a swap: tokens and amount. */
export function SwapView() {
  const kit = useKit()
  const { address } = useAppKitAccount()
  const given = useViewData('Swap')
  useEffect(() => {
    if (given) beginSwap(kit, given)
  }, [kit, given])
  return address ? (
    <Queries>
      <SwapFields address={address} />
    </Queries>
  ) : null
}

function SwapFields({ address }: { readonly address: string }) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const reasonId = useId()
  const swapForm = useSwapForm(address)
  const { form, isOffered, tokens, hasFailed, from, to, amount, balanceOf } = swapForm
  const quote = useFormQuote({ from, to, amount })
  const coin = tokens?.find((token) => token.address === undefined)
  const coinPrice = useTokenPrice(coin)
  const { data: usualFee, refetch: readFee } = useSwapFee(swapForm.network.caipNetworkId, isOffered)
  const sellsCoin = from !== undefined && from.address === undefined
  // Whether a token is approved already is read with the review.
  const fee = usualFee && usualFee.swap + (sellsCoin ? 0n : usualFee.approval)
  const coinBalance = coin && balanceOf(coin)
  const isSmartAccount = useIsSmartAccount()
  const isSponsored = useIsFeeSponsored(swapForm.network.caipNetworkId)
  const payer = usePayer(isSponsored)
  const balance = from && balanceOf(from)
  const coinLeft = coinBalance === undefined ? undefined : coinBalance - (sellsCoin ? (amount ?? 0n) : 0n)
  // The payer of a contract's fees is unknown.
  const ownFee = isSmartAccount || isSponsored ? undefined : usualFee?.swap
  const { caipNetworkId } = swapForm.network
  const hasMore = {
    from: useAuxiliaryFunds({
      caipNetworkId,
      token: from?.address,
      isShort: amount !== undefined && balance !== undefined && amount > balance,
    }),
    coin: useAuxiliaryFunds({
      caipNetworkId,
      isShort: coinLeft !== undefined && ownFee !== undefined && coinLeft < ownFee,
    }),
  }
  const state = getSwapState({
    hasFrom: from !== undefined,
    hasTo: to !== undefined,
    entered: form.amount,
    amount,
    balance,
    isBalanceUnknown: swapForm.isBalanceUnknown,
    coinLeft,
    hasMore,
    fee: ownFee,
    hasQuote: quote.data !== undefined,
    error: quote.error,
  })

  if (!isOffered) return <Notice tone="error">{message('networkUnsupported')}</Notice>
  if (hasFailed) return <FailedNotice text={message('tokensFailed')} onRetry={swapForm.refetch} />
  if (!tokens) return <LoadingRows label={message('loading')} rows={2} />
  if (tokens.length === 0) return <Lead text={message('noTokens')} />

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (state === 'review') openView(kit, { view: 'SwapPreview' })
    else if (state === 'retry') void quote.refetch()
    else if (state === 'selectToken') openView(kit, { view: 'SwapSelectToken', data: { side: 'to' } })
  }

  function flip(): void {
    const shown = quote.data && to ? formatUnits(quote.data.received, to.decimals) : '1'
    setSwapForm(kit, {
      from: to?.address ?? null,
      to: from ? (from.address ?? null) : undefined,
      amount: shown,
    })
  }

  const isActive = state === 'review' || state === 'retry' || state === 'selectToken'
  return (
    <Form onSubmit={submit} noValidate>
      <Fields>
        <SellField
          form={swapForm}
          readFee={async () =>
            isSponsored ? 0n : (usualFee ?? (await readFee({ cancelRefetch: false })).data)?.swap
          }
          isInvalid={state === 'incorrectAmount' || state === 'insufficientBalance'}
          reasonId={reasonId}
        />
        <Flip>
          <IconButton
            type="button"
            data-testid="swap-flip"
            aria-label={message('flip')}
            aria-disabled={to ? undefined : true}
            onClick={to ? flip : undefined}
          >
            <Icon path={swapIcon} pixels={18} />
          </IconButton>
        </Flip>
        <ReceiveField token={to} received={quote.data?.received} isLoading={state === 'loading'} />
      </Fields>
      {quote.data && from && to && (
        <>
          <Terms quote={quote.data} from={from} to={to} fee={fee} payer={payer} coinPrice={coinPrice} />
          <QuoteAge
            quotedAt={quote.data.quotedAt}
            isBusy={quote.isFetching}
            onRefresh={() => void quote.refetch()}
          />
        </>
      )}
      {state === 'retry' && <Notice tone="error">{message('quoteFailed')}</Notice>}
      {state === 'incorrectAmount' && amount !== undefined && (
        <Notice tone="error">{message('noQuote')}</Notice>
      )}
      <MainButton
        id={reasonId}
        type="submit"
        tone={isActive ? 'accent' : 'plain'}
        data-testid="swap-action-button"
        aria-disabled={isActive ? undefined : true}
        aria-busy={state === 'loading' || undefined}
      >
        <span data-testid="swap-review">{message(state)}</span>
      </MainButton>
    </Form>
  )
}
