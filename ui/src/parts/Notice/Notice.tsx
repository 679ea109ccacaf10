import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { alertIcon, checkIcon, infoIcon } from '../../foundation/icons/icons.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

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
  '&[data-tone=done] > svg': { color: cssVar('success') },
  '& > svg': { color: cssVar('textSecondary'), marginBlockStart: size(1) },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})

const icons = { plain: infoIcon, done: checkIcon, warning: alertIcon, error: alertIcon } as const

export interface NoticeProps {
  /** Default: `plain`, for what happens or is to be done. */
  readonly tone?: keyof typeof icons
  readonly id?: string
  readonly children: ReactNode
}

/** A message inside a view. It is not announced: that takes a live region. */
export function Notice({ tone = 'plain', id, children }: NoticeProps) {
  return (
    <Box data-tone={tone} id={id}>
      <Icon path={icons[tone]} pixels={18} />
      <div>{children}</div>
    </Box>
  )
}
