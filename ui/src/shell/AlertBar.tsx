import type { Alert } from '@wallet-kit/sdk'
import { loadErrorHint } from '@wallet-kit/sdk/errors'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../foundation/icons/Icon.tsx'
import { alertIcon, closeIcon } from '../foundation/icons/icons.ts'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { styled } from '../foundation/styles/styled.tsx'
import { cssVar } from '../foundation/theme/cssVar.ts'
import { media } from '../foundation/theme/media.ts'
import { size } from '../foundation/theme/size.ts'
import { textSize } from '../foundation/theme/textSize.ts'
import { IconButton } from '../parts/IconButton/IconButton.tsx'
import { useMui } from '../parts/mui/useMui.ts'

const Bar = styled(
  'div',
  'alert',
)({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  // Its first line must not end up in the card's rounded corner.
  paddingBlock: size(12),
  paddingInline: `${size(16)} ${size(8)}`,
  borderBlockEnd: `1px solid ${cssVar('border')}`,
  background: cssVar('errorSurface'),
  color: cssVar('text'),
  fontSize: textSize(14),
  '& > svg': { color: cssVar('error') },
  '& > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})

export interface AlertBarProps {
  readonly alert: Alert
}

/** Hint of an alert. Its text is loaded with the first one; without it the page of the documentation is named. */
function useHint(code: Alert['code']): string {
  const [hint, setHint] = useState('')
  useEffect(() => {
    let isCurrent = true
    const show = (text: string) => isCurrent && setHint(text)
    loadErrorHint(code).then(show, () => show(''))
    return () => {
      isCurrent = false
    }
  }, [code])
  return hint
}

/** Text with its parts between backticks as code. */
function withCode(text: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}

/** A configuration problem, for the app's developer. Dismissed until the next alert. */
export function AlertBar({ alert }: AlertBarProps) {
  const message = useMessages(shellMessages)
  const [dismissed, setDismissed] = useState<Alert>()
  const hint = useHint(alert.code)
  const place = useRef<HTMLDivElement>(null)
  const mui = useMui(place, alert !== dismissed)
  if (alert === dismissed) return null
  const icon = <Icon path={alertIcon} pixels={18} />
  const text = (
    <div lang="en" dir="ltr">
      <strong data-testid="wui-alertbar-text">{alert.message}</strong>
      <div>
        {withCode(hint)} <code>{`errors/${alert.code.toLowerCase().replaceAll('_', '-')}`}</code>
      </div>
    </div>
  )
  const dismiss = (
    <IconButton type="button" aria-label={message('dismiss')} onClick={() => setDismissed(alert)}>
      <Icon path={closeIcon} pixels={16} />
    </IconButton>
  )
  return (
    <div ref={place}>
      {mui ? (
        <mui.MuiBubble part="alert" severity="error" icon={icon} end={dismiss}>
          {text}
        </mui.MuiBubble>
      ) : (
        <Bar>
          {icon}
          {text}
          {dismiss}
        </Bar>
      )}
    </div>
  )
}
