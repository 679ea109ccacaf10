import { beginSwap, openView, type SwapToken, setSwapForm, showToast } from '@wallet-kit/sdk/actions'
import { formatUnits, multiplyPrice } from '@wallet-kit/sdk/format'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RowNote } from '../../components/Row/RowNote.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { isolateAmount } from '../../format/isolateAmount.ts'
import { useAppKitAccount } from '../../hooks/useAppKitAccount.ts'
import { useIsSmartAccount } from '../../hooks/useIsSmartAccount.ts'
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts'
import { Icon } from '../../icons/Icon.tsx'
import { swapIcon } from '../../icons/swapIcon.ts'
import { useMessageCatalog, useMessages } from '../../messages/MessagesContext.ts'
import { useViewData } from '../../modal/views/ViewEntryContext.ts'
import { Queries } from '../../provider/Queries.tsx'
import { useKit } from '../../provider/useKit.ts'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { radius } from '../../theme/radius.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'
import { FailedNotice } from '../loading/FailedNotice.tsx'
import { LoadingRows } from '../loading/LoadingRows.tsx'
import { TextField } from '../sending/TextField.tsx'
import { formatRate, formatTokenAmount, formatUpTo } from '../swapping/formatSwap.ts'
import { getSwapState } from '../swapping/getSwapState.ts'
import { QuoteAge } from '../swapping/QuoteAge.tsx'
import { SwapFacts } from '../swapping/SwapFacts.tsx'
import { swappingMessages } from '../swapping/swappingMessages.ts'
import { TokenButton } from '../swapping/TokenButton.tsx'
import { useGasPrice } from '../swapping/useGasPrice.ts'
import { useSwapForm } from '../swapping/useSwapForm.ts'
import { useSwapQuote } from '../swapping/useSwapQuote.ts'
import { useTokenPrice } from '../swapping/useTokenPrice.ts'
import { formatMoney } from '../tokens/formatAmount.ts'
import { visitorCurrency } from '../tokens/visitorCurrency.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: size(10), margin: 0 })

/** The two fields, with the button that switches them between. */
const Fields = styled('div')({ display: 'grid', gap: size(6) })

const Flip = styled('div')({
  display: 'grid',
  placeItems: 'center',
  marginBlock: size(-20),
  zIndex: 1,
  '& > button': {
    border: `1px solid ${cssVar('borderStrong')}`,
    background: cssVar('background'),
    color: cssVar('text'),
    borderRadius: '50%',
  },
})

/** The rate, which shows the other terms when it is pressed. */
const Terms = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: size(8),
    minBlockSize: size(36),
    paddingInline: size(14),
    borderRadius: radius(3.5),
    fontSize: textSize(14),
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
    ...focusRing(),
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > dl': { marginBlockStart: size(4) },
})

/** Units of gas that a swap uses, before it is built. */
const usualGas = 150_000n

/** What to swap, and how much. */
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
  const { locale } = useMessageCatalog()
  const reasonId = useId()
  const swapForm = useSwapForm(address)
  const { form, isOffered, tokens, hasFailed, from, to, amount, balanceOf } = swapForm
  const quote = useSwapQuote({ from, to, amount })
  const coin = tokens?.find((token) => token.address === undefined)
  const coinPrice = useTokenPrice(coin)
  const { data: gasPrice, refetch: readGasPrice } = useGasPrice(swapForm.network.caipNetworkId, isOffered)
  const fee = gasPrice === undefined ? undefined : gasPrice * usualGas
  const sellsCoin = from !== undefined && from.address === undefined
  const coinBalance = coin && balanceOf(coin)
  const isSmartAccount = useIsSmartAccount()
  const state = getSwapState({
    hasFrom: from !== undefined,
    hasTo: to !== undefined,
    entered: form.amount,
    amount,
    balance: from && balanceOf(from),
    coinLeft: coinBalance === undefined ? undefined : coinBalance - (sellsCoin ? (amount ?? 0n) : 0n),
    // What pays the fees of a contract is not known.
    fee: isSmartAccount ? undefined : fee,
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
          readFee={async () => {
            const price = gasPrice ?? (await readGasPrice({ cancelRefetch: false })).data
            return price === undefined ? undefined : price * usualGas
          }}
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
          <Terms data-testid="swap-details">
            <summary>
              <bdi translate="no" data-testid="swap-rate">
                {`${formatTokenAmount(locale, 10n ** BigInt(from.decimals), from)} = ${formatRate(locale, quote.data)} ${to.symbol}`}
              </bdi>
              <Icon path={chevronDownIcon} pixels={16} />
            </summary>
            <SwapFacts
              quote={quote.data}
              received={quote.data.received}
              minimum={quote.data.minimum}
              fee={fee}
              coinPrice={coinPrice}
            />
          </Terms>
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

interface SellFieldProps {
  readonly form: ReturnType<typeof useSwapForm>
  /** What the network takes, about; `undefined` where that is unavailable. */
  readonly readFee: () => Promise<bigint | undefined>
  readonly isInvalid: boolean
  readonly reasonId: string
}

function SellField({
  form: { form, from, amount, balanceOf },
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
    // Where the price of gas changes from block to block, twice as much is kept.
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
      <Beneath
        token={from}
        units={amount}
        price={price}
        end={
          from &&
          balance !== undefined && (
            <RowNote>
              <span data-testid="swap-balance">
                {message('balance', {
                  amount: isolateAmount(locale, formatTokenAmount(locale, balance, from)),
                })}
              </span>{' '}
              {balance > 0n && (
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

interface ReceiveFieldProps {
  readonly token: SwapToken | undefined
  readonly received: bigint | undefined
  readonly isLoading: boolean
}

function ReceiveField({ token, received, isLoading }: ReceiveFieldProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const price = useTokenPrice(token)
  const shown =
    token && received !== undefined ? formatUpTo(locale, formatUnits(received, token.decimals)) : ''
  return (
    <TextField
      label={message('receive')}
      testId="swap-input-toToken"
      readOnly
      placeholder="0"
      value={shown}
      isInvalid={false}
      aria-busy={isLoading || undefined}
      onChange={() => undefined}
      end={
        <TokenButton
          token={token}
          placeholder={message('selectToken')}
          label={token && message('chooseReceive', { symbol: token.symbol })}
          side="toToken"
          onClick={() => openView(kit, { view: 'SwapSelectToken', data: { side: 'to' } })}
        />
      }
    >
      <Beneath token={token} units={received} price={price} />
    </TextField>
  )
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${size(12)}`,
  minBlockSize: size(24),
})

interface BeneathProps {
  readonly token: SwapToken | undefined
  readonly units: bigint | undefined
  readonly price: string | undefined
  readonly end?: ReactNode
}

/** What an amount is worth, where that is known. */
function Beneath({ token, units, price, end }: BeneathProps) {
  const { locale } = useMessageCatalog()
  const value =
    token && units !== undefined && price ? multiplyPrice(units, token.decimals, price) : undefined
  return (
    <Line>
      <RowNote>{value !== undefined && formatMoney(locale, value, visitorCurrency().toUpperCase())}</RowNote>
      {end}
    </Line>
  )
}
