import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { AppKitTag } from '../AppKitTag/AppKitTag.tsx'
import { clearMiddle } from './clearMiddle.ts'
import { modulePath } from './modulePath.ts'

/** Always dark on light, in either theme: many scanners do not read the inverse. */
const Plane = styled(
  'div',
  'qr',
)({
  position: 'relative',
  placeSelf: 'center',
  inlineSize: '100%',
  maxInlineSize: size(296),
  aspectRatio: '1',
  padding: size(16),
  border: `1px solid ${cssVar('border')}`,
  borderRadius: radius(5),
  background: '#fff',
  color: 'var(--wk-qr)',
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  [media.forcedColors]: { forcedColorAdjust: 'none' },
})

/** In the middle, with a margin of the code's own light. */
const Mark = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

export interface QrCodeProps {
  /** Content of the code. */
  readonly value: string
  /** Purpose of the code, for visitors who cannot see it. */
  readonly label: string
  /** Shown in the middle, 48 px at most. */
  readonly mark?: ReactNode
}

/** A QR code (ISO/IEC 18004) with medium error correction. */
export function QrCode({ value, label, mark }: QrCodeProps) {
  const hasMark = mark !== undefined
  const { path, side } = useMemo(() => {
    const { data, size: count } = encode(value, { ecc: 'M', border: 0 })
    return { path: modulePath(hasMark ? clearMiddle(data) : data), side: count }
  }, [value, hasMark])
  // No standard attribute, but AppKit's code carries it, and tests read it.
  const uri = { uri: value }
  return (
    <AppKitTag name="wui-qr-code" testId="wui-qr-code" attributes={uri}>
      {(testId) => (
        <Plane data-testid={testId} {...uri}>
          <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
            <path d={path} fill="currentColor" />
          </svg>
          {hasMark && <Mark>{mark}</Mark>}
        </Plane>
      )}
    </AppKitTag>
  )
}
