import type { ComponentPropsWithoutRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

const Plain = styled(
  'button',
  'button',
)({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size(8),
  minBlockSize: size(48),
  margin: 0,
  padding: `${size(10)} ${size(18)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  font: 'inherit',
  fontSize: textSize(16),
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 120ms',
  '&[data-tone=accent]': { background: cssVar('accent'), color: cssVar('onAccent') },
  '&[data-tone=plain]': { background: cssVar('surface'), color: cssVar('text') },
  [media.hover]: {
    '&[data-tone=accent]:hover': { background: cssVar('accentHover') },
    '&[data-tone=plain]:hover': { background: cssVar('surfaceHover') },
  },
  '&[data-tone=plain]:active': { background: cssVar('surfacePressed') },
  '&[aria-disabled=true]': { cursor: 'default' },
  '&[data-tone=plain][aria-disabled=true]': { color: cssVar('textSecondary') },
  [media.stillness]: { transition: 'none' },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

export interface MainButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Default: `plain`. One `accent` per view: its primary action. */
  readonly tone?: 'accent' | 'plain'
  /** The action is in progress: the button stays focusable, reports it, and ignores presses. */
  readonly isBusy?: boolean
  readonly 'data-testid'?: string
}

/** A main action of a view, 48 px high. */
export function MainButton({ tone = 'plain', isBusy = false, onClick, ...props }: MainButtonProps) {
  return (
    <Plain
      type="button"
      data-tone={tone}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...props}
    />
  )
}
