import { isOnrampRestricted, openPurchase, openView } from '@wallet-kit/sdk/actions'
import { type SyntheticEvent, useId } from 'react'
import { formatMoney } from '../../foundation/format/formatAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { media } from '../../foundation/theme/media.ts'
import { size } from '../../foundation/theme/size.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { WholeAddress } from '../../parts/Address/WholeAddress.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { useDebounced } from '../../parts/useDebounced.ts'
import { buyingMessages } from './messages/buying.ts'
import { PaymentField } from './PaymentField.tsx'
import { ProviderChoice } from './ProviderChoice.tsx'
import { Quote } from './Quote.tsx'
import { TokenField } from './TokenField.tsx'
import { useOnramp } from './useOnramp.ts'
import { usePurchasePage } from './usePurchasePage.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: size(10), margin: 0 })
// The host of a provider has no spaces.
const Label = styled('span')({ minInlineSize: 0, overflowWrap: 'anywhere' })
const Links = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${size(20)}`,
  margin: 0,
  [media.touch]: { '& > button': { minBlockSize: size(44) } },
})

/** Pause after the last key before a price and a page are requested, in ms. */
const pause = 400

/** Payment, token to receive, and provider of a purchase. */
export function ProvidersView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <BuyForm address={address} />
    </Queries>
  ) : null
}

function BuyForm({ address }: { readonly address: string }) {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  const { locale } = useMessageCatalog()
  const reasonId = useId()
  const onramp = useOnramp()
  const { form, active, options, providers, provider, choice, choices, payment, amountState } = onramp
  const amount = useDebounced(form.amount, pause)
  const isSettled = amount === form.amount && amountState === 'valid'
  const page = usePurchasePage(
    isSettled && provider
      ? {
          provider: provider.id,
          ...{ amount, address },
          symbol: choice?.currency.symbol,
          caipNetworkId: choice?.network.caipNetworkId ?? active.caipNetworkId,
        }
      : undefined,
  )
  if (providers?.length === 0)
    return <Notice tone="warning">{message(isOnrampRestricted() ? 'restricted' : 'unavailable')}</Notice>
  if (onramp.hasFailed) return <FailedNotice text={message('loadFailed')} onRetry={onramp.refetch} />
  if (!providers || !provider || !options) return <LoadingRows label={message('loading')} />

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!isSettled || !page.data) return
    openPurchase(kit, page.data)
    openView(kit, { view: 'BuyInProgress' })
  }

  const money = (value: string) => formatMoney(locale, value, payment.id, 'ceil')
  const least = payment.limits.map(({ min }) => money(min))[0] ?? ''
  const most = payment.limits.map(({ max }) => money(max)).at(-1) ?? ''
  const labels = {
    empty: message('addAmount'),
    invalid: message('incorrectValue'),
    tooLittle: message('atLeast', { amount: least }),
    tooMuch: message('atMost', { amount: most }),
    valid: page.data ? message('continueTo', { host: page.data.host }) : message('preparing'),
  }
  const canContinue = isSettled && page.data !== undefined
  return (
    <Form onSubmit={submit} noValidate>
      <PaymentField
        amount={form.amount}
        currency={payment.id}
        isInvalid={amountState !== 'empty' && amountState !== 'valid'}
        reasonId={reasonId}
      />
      <TokenField choice={choice} canChoose={choices.length > 1} />
      {isSettled && choice && (
        <Quote
          purchase={{
            purchaseCurrency: choice.currency,
            network: choice.network,
            paymentCurrency: payment,
            amount,
          }}
        />
      )}
      <ProviderChoice providers={providers} selected={provider.id} />
      <div>
        <RowNote style={{ paddingInline: size(14) }}>{message('destination')}</RowNote>
        <WholeAddress address={address} testId="onramp-address" />
      </div>
      {page.isError && (
        <FailedNotice text={message('pageFailed', { provider: provider.name })} onRetry={page.refetch} />
      )}
      <MainButton
        id={reasonId}
        type="submit"
        tone={canContinue ? 'accent' : 'plain'}
        data-testid="onramp-continue"
        aria-disabled={canContinue ? undefined : true}
        aria-busy={(amountState === 'valid' && !page.data && !page.isError) || undefined}
      >
        <Label>{labels[amountState]}</Label>
      </MainButton>
      <Links>
        <TextLink type="button" onClick={() => openView(kit, { view: 'WhatIsABuy' })}>
          {message('howItWorks')}
        </TextLink>
        {providers.some(({ id }) => id === 'coinbase') && (
          <TextLink type="button" onClick={() => openView(kit, { view: 'OnRampActivity' })}>
            {message('purchases')}
          </TextLink>
        )}
      </Links>
    </Form>
  )
}
