import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { keyframes } from '../styles/keyframes.ts'
import { styled } from '../styles/styled.tsx'
import { size } from '../theme/size.ts'
import { fadeCopy } from './page/fadeCopy.ts'

const appear = keyframes({ from: { opacity: 0 } })

const Body = styled(
  'div',
  'body',
)({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: size(12),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${size(4)} ${size(16)} ${size(20)}`,
  scrollbarWidth: 'thin',
  // A focused row must not end up half under the edge.
  scrollPaddingBlock: size(16),
  animation: `${appear} 150ms ease-out`,
})

export interface ViewBodyProps extends ComponentPropsWithoutRef<'div'> {
  readonly 'data-view': string
  readonly 'data-view-body': boolean
}

/** The part of the card that scrolls; each view has its own, which fades out below the next one. */
export function ViewBody(props: ViewBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = body.current
    return () => {
      // Still in the page: React removes it after this.
      if (element?.closest('[data-open=true], [data-place=page]')) fadeCopy(element)
    }
  }, [])
  return <Body ref={body} {...props} />
}
