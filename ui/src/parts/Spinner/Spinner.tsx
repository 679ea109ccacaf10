import { useRef } from 'react'
import { keyframes } from '../../foundation/styles/keyframes.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { size } from '../../foundation/theme/size.ts'
import { whileClosed } from '../../foundation/theme/whileClosed.ts'
import { useMui } from '../mui/useMui.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Wheel = styled('span')({
  flex: 'none',
  display: 'inline-block',
  inlineSize: size(18),
  blockSize: size(18),
  border: `2px solid ${cssVar('accentText')}`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  [whileClosed]: { animationPlayState: 'paused' },
  [media.stillness]: { animation: 'none' },
})

export interface SpinnerProps {
  readonly 'data-testid'?: string
}

/** A small spinner beside text that explains what is loading. In a host app with MUI it becomes MUI's. */
export function Spinner(props: SpinnerProps) {
  const place = useRef<HTMLSpanElement>(null)
  const mui = useMui(place)
  if (mui) return <mui.MuiSpinner testId={props['data-testid']} />
  return <Wheel ref={place} aria-hidden="true" {...props} />
}
