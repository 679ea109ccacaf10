import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { checkIcon, exclamationIcon } from '../../foundation/icons/icons.ts'
import { keyframes } from '../../foundation/styles/keyframes.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { size } from '../../foundation/theme/size.ts'

const run = keyframes({ to: { strokeDashoffset: -372 } })

const Box = styled('div')({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size(104),
  blockSize: size(104),
  marginBlock: `${size(12)} ${size(4)}`,
})

const Ring = styled('svg')({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  // As round as the corners of what it surrounds, further out.
  '& rect': { rx: `calc(8 * var(--wk-radius))`, stroke: cssVar('border') },
  '& rect + rect': { stroke: cssVar('accentText') },
  '&[data-state=waiting] rect + rect': {
    animation: `${run} 1.4s linear infinite`,
    strokeDasharray: '92 280',
  },
  '&[data-state=failed] rect + rect': { stroke: cssVar('error') },
  '&[data-state=done] rect + rect': { stroke: cssVar('success') },
  [media.forcedColors]: {
    '& rect': { stroke: 'GrayText' },
    '&[data-state] rect + rect': { stroke: 'CanvasText' },
  },
  [media.stillness]: {
    '&[data-state=waiting] rect + rect': { animation: 'none' },
  },
})

const Badge = styled('span')({
  position: 'absolute',
  insetInlineEnd: size(2),
  insetBlockEnd: size(2),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size(28),
  blockSize: size(28),
  borderRadius: '50%',
  border: `3px solid ${cssVar('background')}`,
  color: cssVar('background'),
  '&[data-state=failed]': { background: cssVar('error') },
  '&[data-state=done]': { background: cssVar('success') },
  [media.forcedColors]: { color: 'CanvasText', borderColor: 'CanvasText' },
})

export interface WaitRingProps {
  readonly state: 'waiting' | 'failed' | 'done'
  readonly children: ReactNode
}

/** An image in a ring that turns while the wallet is asked. Decorative: the text beside it has the same meaning. */
export function WaitRing({ state, children }: WaitRingProps) {
  return (
    <Box aria-hidden="true">
      <Ring viewBox="0 0 104 104" data-state={state}>
        <rect x="2" y="2" width="100" height="100" rx="32" />
        <rect x="2" y="2" width="100" height="100" rx="32" pathLength="372" />
      </Ring>
      {children}
      {state !== 'waiting' && (
        <Badge data-state={state}>
          <Icon path={state === 'failed' ? exclamationIcon : checkIcon} pixels={16} />
        </Badge>
      )}
    </Box>
  )
}
