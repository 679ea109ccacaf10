import { useEffect, useMemo, useState } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { retryIcon } from '../../foundation/icons/icons.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { swappingMessages } from './messages/swapping.ts'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size(8),
  paddingInline: `${size(14)} ${size(6)}`,
})

const second = 1_000

export interface QuoteAgeProps {
  /** In ms since 1970. */
  readonly quotedAt: number
  readonly isBusy: boolean
  readonly onRefresh: () => void
}

/** When the price was read, and what reads it again. */
export function QuoteAge({ quotedAt, isBusy, onRefresh }: QuoteAgeProps) {
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [])
  // Created once, not every second.
  const format = useMemo(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }), [locale])
  const seconds = Math.max(0, Math.floor((now - quotedAt) / second))
  const age = format.format(-seconds, 'second')
  return (
    <Line>
      <RowNote data-testid="swap-quote-age">{message('age', { age })}</RowNote>
      <IconButton
        type="button"
        data-testid="swap-refresh"
        aria-label={message('refresh')}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : onRefresh}
      >
        <Icon path={retryIcon} pixels={18} />
      </IconButton>
    </Line>
  )
}
