import type { ReactNode } from 'react'
import { alertIcon } from '../../icons/alertIcon.ts'
import { Icon } from '../../icons/Icon.tsx'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { media } from '../../theme/media.ts'
import { radius } from '../../theme/radius.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'

const Box = styled(
  'div',
  'notice',
)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: size(10),
  padding: `${size(12)} ${size(14)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  fontSize: textSize(14),
  lineHeight: 1.45,
  color: cssVar('text'),
  background: cssVar('surface'),
  '&[data-tone=error]': { background: cssVar('errorSurface') },
  '&[data-tone=error] > svg': { color: cssVar('error') },
  '& > svg': { color: cssVar('textSecondary'), marginBlockStart: size(1) },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})

export interface NoticeProps {
  readonly tone?: 'plain' | 'error'
  readonly id?: string
  readonly children: ReactNode
}

/** A message inside a view. It is not announced: that takes a live region. */
export function Notice({ tone = 'plain', id, children }: NoticeProps) {
  return (
    <Box data-tone={tone} id={id}>
      <Icon path={alertIcon} pixels={18} />
      <div>{children}</div>
    </Box>
  )
}
