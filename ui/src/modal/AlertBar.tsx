import styled from '@emotion/styled'
import type { Alert } from '@wallet-kit/sdk'
import { useState } from 'react'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { alertIcon } from '../icons/alertIcon.ts'
import { closeIcon } from '../icons/closeIcon.ts'
import { Icon } from '../icons/Icon.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import { shellMessages } from '../messages/shell/shellMessages.ts'
import { cssVar } from '../theme/cssVar.ts'
import { media } from '../theme/media.ts'
import { size } from '../theme/size.ts'
import { textSize } from '../theme/textSize.ts'

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  padding: `${size(4)} ${size(8)} ${size(4)} ${size(16)}`,
  paddingInline: `${size(16)} ${size(8)}`,
  borderBlockEnd: `1px solid ${cssVar('border')}`,
  background: cssVar('errorSurface'),
  color: cssVar('text'),
  fontSize: textSize(14),
  '& > svg': { color: cssVar('error') },
  '& > span': { flex: 1 },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})

export interface AlertBarProps {
  readonly alert: Alert | undefined
}

/** A configuration problem for the app's developer. Dismissed until the next alert. */
export function AlertBar({ alert }: AlertBarProps) {
  const message = useMessages(shellMessages)
  const [dismissed, setDismissed] = useState<Alert>()
  if (!alert || alert === dismissed) return null
  return (
    <Bar>
      <Icon path={alertIcon} pixels={18} />
      <span data-testid="wui-alertbar-text">{alert.message}</span>
      <IconButton type="button" aria-label={message('dismiss')} onClick={() => setDismissed(alert)}>
        <Icon path={closeIcon} pixels={16} />
      </IconButton>
    </Bar>
  )
}
