import { createContext } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** A wide button of a list: image, text, and content at the end. */
export const Row = styled(
  'button',
  'row',
)({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(4)} ${size(12)}`,
  inlineSize: '100%',
  minBlockSize: size(56),
  margin: 0,
  padding: `${size(8)} ${size(12)} ${size(8)} ${size(8)}`,
  paddingInline: `${size(8)} ${size(14)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(16),
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 120ms',
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  '&:active': { background: cssVar('surfacePressed') },
  '&[aria-disabled=true]': { cursor: 'default', color: cssVar('textSecondary') },
  [media.stillness]: { transition: 'none' },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

/** The text of a row: it grows, and wraps rather than overflows. */
export const RowText = styled('span')({
  // Beside a long word, the content after it wraps below.
  flex: `1 1 ${textSize(99)}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
})

/** Why the rows of a list cannot be pressed yet. */
export interface RowGate {
  /** Id of the element that states the reason. */
  readonly reasonId: string
  /** A row was pressed all the same. */
  onRefused(): void
}

/** `undefined` where the rows can be pressed. */
export const RowGateContext = createContext<RowGate | undefined>(undefined)
