import type { ReactNode } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: size(4),
  padding: `${size(4)} ${size(8)}`,
  textAlign: 'center',
})

const Title = styled('p')({
  margin: 0,
  fontSize: textSize(16),
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

const Text = styled('p')({
  margin: 0,
  fontSize: textSize(14),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export interface LeadProps {
  /** Default: none, where the dialog's own title says it. */
  readonly title?: ReactNode
  readonly text?: ReactNode
  /** For `aria-describedby`. */
  readonly textId?: string
}

/** Heading and introduction of a view. */
export function Lead({ title, text, textId }: LeadProps) {
  return (
    <Box>
      {title && <Title>{title}</Title>}
      {text && <Text id={textId}>{text}</Text>}
    </Box>
  )
}
