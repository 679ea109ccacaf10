import { getSwapForm, goBack, type SwapToken, setSwapForm } from '@wallet-kit/sdk/actions'
import { formatUnits, truncateAddress } from '@wallet-kit/sdk/format'
import { useState } from 'react'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { TokenImage } from '../../parts/RemoteImage/TokenImage.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { SearchField } from '../../parts/SearchField/SearchField.tsx'
import { type WindowedItem, WindowedList } from '../../parts/WindowedList/WindowedList.tsx'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { formatUpTo } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'
import { pickSuggested, rankPopular } from './tokenLists.ts'
import { useSwapForm } from './useSwapForm.ts'

const rowEstimate = 62

const Heading = styled('h3')({
  margin: `${size(6)} 0 0`,
  fontSize: textSize(13),
  fontWeight: 600,
  color: cssVar('textSecondary'),
})

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Chip = styled(
  'button',
  'button',
)({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(6),
  minBlockSize: size(44),
  margin: 0,
  padding: `${size(6)} ${size(12)} ${size(6)} ${size(8)}`,
  paddingInline: `${size(8)} ${size(12)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(14),
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

/** The tokens of the network that can be swapped, to choose one. */
export function SelectTokenView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Choice address={address} />
    </Queries>
  ) : null
}

function Choice({ address }: { readonly address: string }) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { side } = useViewData('SwapSelectToken') ?? { side: 'to' }
  const { tokens, hasFailed, refetch, from, to, balanceOf } = useSwapForm(address)
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()

  function choose(token: SwapToken): void {
    const chosen = token.address ?? null
    const form = getSwapForm(kit).getState()
    const other = side === 'from' ? to : from
    // The same token on both sides switches them.
    const isOther = other !== undefined && (other.address ?? null) === chosen
    if (side === 'from') setSwapForm(kit, { from: chosen, ...(isOther && { to: form.from }) })
    else setSwapForm(kit, { to: chosen, ...(isOther && { from: form.to ?? null }) })
    goBack(kit)
  }

  if (hasFailed) return <FailedNotice text={message('tokensFailed')} onRetry={refetch} />
  const found = (tokens ?? []).filter(({ symbol, name, address: contract = '' }) =>
    `${symbol} ${name} ${contract}`.toLowerCase().includes(wanted),
  )
  const isOwn = (token: SwapToken) => (balanceOf(token) ?? 0n) > 0n
  const own = found.filter(isOwn)
  const others = rankPopular(found.filter((token) => !isOwn(token)))
  const suggested = wanted === '' && tokens ? pickSuggested(tokens) : []
  return (
    <>
      <SearchField
        label={message('search')}
        clearLabel={message('clear')}
        testId="swap-select-token-search-input"
        value={text}
        onChange={setText}
      />
      {!tokens && <LoadingRows label={message('loading')} rows={2} />}
      {suggested.length > 0 && (
        <>
          <Heading aria-hidden="true">{message('suggested')}</Heading>
          <Chips role="list" aria-label={message('suggested')}>
            {suggested.map((token) => (
              <li key={token.address ?? ''}>
                <Chip
                  type="button"
                  data-testid={`swap-suggested-token-${token.symbol}`}
                  onClick={() => choose(token)}
                >
                  <TokenImage token={token} pixels={24} />
                  <bdi translate="no">{token.symbol}</bdi>
                </Chip>
              </li>
            ))}
          </Chips>
        </>
      )}
      {tokens && found.length === 0 && <Lead text={message('noTokens')} />}
      <TokenSection title={message('yours')} tokens={own} balanceOf={balanceOf} onSelect={choose} />
      <TokenSection title={message('popular')} tokens={others} balanceOf={balanceOf} onSelect={choose} />
    </>
  )
}

interface TokenSectionProps {
  readonly title: string
  readonly tokens: readonly SwapToken[]
  readonly balanceOf: (token: SwapToken) => bigint | undefined
  readonly onSelect: (token: SwapToken) => void
}

function TokenSection({ title, tokens, balanceOf, onSelect }: TokenSectionProps) {
  if (tokens.length === 0) return null
  const symbols = new Map<string, number>()
  for (const { symbol } of tokens) symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1)
  return (
    <>
      <Heading aria-hidden="true">{title}</Heading>
      <WindowedList
        label={title}
        items={tokens}
        keyOf={({ address }) => address ?? ''}
        rowEstimate={rowEstimate}
      >
        {(token, item) => (
          <TokenChoice
            key={token.address ?? ''}
            token={token}
            balance={balanceOf(token)}
            isAmbiguous={(symbols.get(token.symbol) ?? 0) > 1}
            item={item}
            onSelect={onSelect}
          />
        )}
      </WindowedList>
    </>
  )
}

interface TokenChoiceProps {
  readonly token: SwapToken
  readonly balance: bigint | undefined
  /** Shows the address: another token has the same symbol. */
  readonly isAmbiguous: boolean
  readonly item: WindowedItem
  readonly onSelect: (token: SwapToken) => void
}

function TokenChoice({ token, balance, isAmbiguous, item, onSelect }: TokenChoiceProps) {
  const { locale } = useMessageCatalog()
  const { symbol, name, address, decimals } = token
  return (
    <li {...item}>
      <Row type="button" data-testid={`swap-select-token-item-${symbol}`} onClick={() => onSelect(token)}>
        <TokenImage token={token} />
        <RowText>
          <bdi>{name}</bdi>
          <RowNote translate="no">
            <bdi>{symbol}</bdi>
          </RowNote>
          {isAmbiguous && address && <RowNote translate="no">{truncateAddress(address)}</RowNote>}
        </RowText>
        {balance !== undefined && balance > 0n && (
          <RowEnd>
            <bdi>{formatUpTo(locale, formatUnits(balance, decimals))}</bdi>
          </RowEnd>
        )}
      </Row>
    </li>
  )
}
