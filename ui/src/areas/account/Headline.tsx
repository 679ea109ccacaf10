import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

/** Headline of an account: its total, or the reason why there is none. */
export const Headline = styled('p')({
  margin: 0,
  minBlockSize: size(36),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `0 ${size(6)}`,
  fontSize: textSize(14),
  textAlign: 'center',
  color: cssVar('textSecondary'),
  '&[data-known=true]': {
    fontSize: textSize(24),
    fontWeight: 600,
    lineHeight: 1.25,
    color: cssVar('text'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})
