import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { focusRing } from '../../../foundation/theme/focusRing.ts'
import { media } from '../../../foundation/theme/media.ts'
import { radius } from '../../../foundation/theme/radius.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'

const Box = styled('section')({
  // The whole text of a usual message where the screen has room for it; else eight lines.
  maxBlockSize: `max(12em + ${size(12)} + 2px, 100dvh - ${size(470)})`,
  // Four lines on a low screen, where the view scrolls instead.
  minBlockSize: '8em',
  overflow: 'auto',
  padding: `${size(12)} ${size(14)}`,
  border: `1px solid ${cssVar('border')}`,
  borderRadius: radius(3.5),
  fontSize: textSize(12),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
  // A shade at the lower edge for as long as lines are hidden below it: its cover is at the end of the text.
  background: `linear-gradient(transparent, ${cssVar('background')} 60%) bottom / 100% ${size(36)} no-repeat local, linear-gradient(transparent, ${cssVar('border')}) bottom / 100% ${size(16)} no-repeat scroll`,
  [media.forcedColors]: { borderColor: 'CanvasText' },
  ...focusRing(),
  // Each line has its own direction, so that none can reorder another.
  '& > pre': {
    margin: 0,
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    color: cssVar('text'),
  },
})

export interface MessageTextProps {
  readonly label: string
  /** Exactly what will be signed; `undefined` while it is loaded. */
  readonly text: string | undefined
  readonly loading: string
}

/** The message, in full and as text, before it is signed. */
export function MessageText({ label, text, loading }: MessageTextProps) {
  return (
    <Box tabIndex={0} aria-label={label} aria-busy={text === undefined} data-testid="siwx-message">
      {text === undefined ? loading : <pre translate="no">{text}</pre>}
    </Box>
  )
}
