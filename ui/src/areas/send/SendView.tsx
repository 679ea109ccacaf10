import {
  beginSend,
  getSendableAmount,
  openView,
  reviewSend,
  setSendForm,
  showToast,
  type Token,
} from '@wallet-kit/sdk/actions'
import { formatUnits, multiplyPrice } from '@wallet-kit/sdk/format'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import {
  balanceDecimals,
  formatAmount,
  formatExact,
  formatMoney,
} from '../../foundation/format/formatAmount.ts'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { parseAmount } from '../../foundation/format/parseAmount.ts'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { forwardIcon, layersIcon } from '../../foundation/icons/icons.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useAuxiliaryFunds } from '../../kit/hooks/useAuxiliaryFunds.ts'
import { useIsFeeSponsored } from '../../kit/hooks/useIsFeeSponsored.ts'
import { useIsSmartAccount } from '../../kit/hooks/useIsSmartAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { WholeAddress } from '../../parts/Address/WholeAddress.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { TokenImage } from '../../parts/RemoteImage/TokenImage.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { RowIcon } from '../../parts/Row/RowIcon.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { tokensMessages } from '../tokens/messages/tokens.ts'
import { getMaximum } from './getMaximum.ts'
import { getSendState } from './getSendState.ts'
import { sendingMessages } from './messages/sending.ts'
import { RecipientField } from './RecipientField.tsx'
import { useRecipient } from './useRecipient.ts'
import { useSendForm } from './useSendForm.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: size(10), margin: 0 })

/** Form of a transfer: token, amount and receiver. */
export function SendView() {
  const kit = useKit()
  const given = useViewData('WalletSend')
  const { address } = useAppKitAccount()
  useEffect(() => {
    if (given) beginSend(kit, given)
  }, [kit, given])
  return address ? (
    <Queries>
      <SendFields address={address} />
    </Queries>
  ) : null
}

function SendFields({ address }: { readonly address: string }) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const tokensMessage = useMessages(tokensMessages)
  const { active } = useStore(kit.stores.networks)
  const { form, list, hasFailed, refetch, token, coin } = useSendForm(address)
  const isSmartAccount = useIsSmartAccount()
  const isSponsored = useIsFeeSponsored(active.caipNetworkId)
  const { recipient, lookUpAgain } = useRecipient(form.recipient, active.caipNetworkId)
  const amount = token && parseAmount(form, token)
  const { caipNetworkId } = active
  const hasMore = {
    token: useAuxiliaryFunds({
      caipNetworkId,
      token: token?.address,
      isShort: token !== undefined && amount !== undefined && amount > token.amount,
    }),
    coin: useAuxiliaryFunds({ caipNetworkId, isShort: coin?.amount === 0n }),
  }
  const mayBePaid = isSmartAccount || isSponsored
  const state = getSendState({ form, token, coin, mayBePaid, hasMore, recipient })
  const reasonId = useId()

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (state === 'preview') openView(kit, { view: 'WalletSendPreview' })
    else showToast(kit, { message: message('invalidInput'), variant: 'error' })
  }

  return (
    <Form onSubmit={submit} noValidate>
      {hasFailed && <FailedNotice text={tokensMessage('failed')} onRetry={refetch} />}
      {!list && !hasFailed && <LoadingRows label={tokensMessage('loading')} rows={1} />}
      {list && <TokenField token={token} />}
      {token && (
        <AmountField
          token={token}
          address={address}
          isInvalid={state === 'incorrectValue' || state === 'insufficientFunds'}
          reasonId={reasonId}
        />
      )}
      <RecipientField
        value={form.recipient}
        isInvalid={recipient.status === 'invalid' || recipient.status === 'failed'}
        reasonId={state === 'invalidAddress' ? reasonId : undefined}
        tokens={list?.tokens ?? []}
      />
      {recipient.status === 'known' && recipient.recipient.name && (
        <>
          <Notice tone="done">{message('resolved')}</Notice>
          <WholeAddress address={recipient.recipient.address} />
        </>
      )}
      {recipient.status === 'failed' && (
        <FailedNotice text={message('resolveFailed')} onRetry={lookUpAgain} />
      )}
      <MainButton
        id={reasonId}
        type="submit"
        tone={state === 'preview' ? 'accent' : 'plain'}
        data-testid="send-review"
        aria-disabled={state === 'preview' ? undefined : true}
      >
        {message(state)}
      </MainButton>
    </Form>
  )
}

function TokenField({ token }: { readonly token: Token | undefined }) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const { locale } = useMessageCatalog()
  return (
    <Row
      type="button"
      data-testid="send-token"
      onClick={() => openView(kit, { view: 'WalletSendSelectToken' })}
    >
      {token ? <TokenImage token={token} /> : <RowIcon path={layersIcon} />}
      <RowText>
        {token ? <bdi>{token.symbol}</bdi> : message('selectToken')}
        {token && (
          <RowNote>
            {message('available', {
              amount: isolateAmount(
                locale,
                `${formatAmount(locale, formatUnits(token.amount, token.decimals), balanceDecimals)} ${token.symbol}`,
              ),
            })}
          </RowNote>
        )}
      </RowText>
      <RowEnd>
        <Icon path={forwardIcon} pixels={18} isDirectional />
      </RowEnd>
    </Row>
  )
}

interface AmountFieldProps {
  readonly token: Token
  readonly address: string
  readonly isInvalid: boolean
  readonly reasonId: string
}

function AmountField({ token, address, isInvalid, reasonId }: AmountFieldProps) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const { locale } = useMessageCatalog()
  const { form, list } = useSendForm(address)
  const [isBusy, setBusy] = useState(false)
  const { symbol, decimals, price } = token
  const currency = (list?.currency ?? 'usd').toUpperCase()
  const units = parseAmount(form, token)
  // An amount entered as money stays money when the token changes: the way back stays.
  const canSwitch = price !== undefined || form.isMoney
  const unit = form.isMoney ? currency : symbol

  async function setMax(): Promise<void> {
    setBusy(true)
    try {
      const { caipNetworkId } = token
      const amount = await getMaximum(token, {
        review: () => reviewSend(kit, { recipient: address, amount: 1n, caipNetworkId }),
        readSendable: (mint) => getSendableAmount(kit, { token: mint, caipNetworkId }),
      })
      setSendForm(kit, { amount: formatUnits(amount, decimals), isMoney: false })
    } catch {
      showToast(kit, { message: message('reviewFailed'), variant: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <TextField
      label={message('amountIn', { unit })}
      testId="send-amount"
      inputMode="decimal"
      placeholder="0"
      value={form.amount}
      maxLength={100}
      isInvalid={isInvalid}
      reasonId={reasonId}
      onChange={(amount) => setSendForm(kit, { amount })}
      end={
        <TextLink
          type="button"
          data-testid="send-max"
          aria-busy={isBusy || undefined}
          onClick={isBusy ? undefined : setMax}
        >
          {message('max')}
        </TextLink>
      }
    >
      {canSwitch && (
        <RowNote>
          {units !== undefined && price !== undefined && (
            <bdi>
              {form.isMoney
                ? `${formatExact(locale, formatUnits(units, decimals))} ${symbol}`
                : formatMoney(locale, multiplyPrice(units, decimals, price), currency)}
            </bdi>
          )}{' '}
          <TextLink type="button" onClick={() => setSendForm(kit, { isMoney: !form.isMoney, amount: '' })}>
            {form.isMoney ? message('inToken', { symbol }) : message('inMoney', { currency })}
          </TextLink>
        </RowNote>
      )}
    </TextField>
  )
}
