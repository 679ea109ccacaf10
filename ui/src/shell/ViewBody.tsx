import {
  type ComponentPropsWithoutRef,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { appear } from '../foundation/styles/appear.ts'
import { styled } from '../foundation/styles/styled.tsx'
import { focusRing } from '../foundation/theme/focusRing.ts'
import { size } from '../foundation/theme/size.ts'
import { ModalVisibleRefContext } from '../parts/ModalVisibleContext.ts'
import { fadeCopy } from './page/fadeCopy.ts'

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
  '&[hidden]': { display: 'none' },
  '&[data-fades=true]': { animation: appear },
  ...focusRing(-3),
})

export interface ViewBodyProps extends ComponentPropsWithoutRef<'div'> {
  readonly 'data-view': string
  readonly 'data-view-body': boolean
  readonly 'data-testid'?: string | undefined
}

/** The part of the card that scrolls; each view has its own, which fades out below the next one. */
export function ViewBody(props: ViewBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  // The first one appears with the card.
  const [fades] = useState(useContext(ModalVisibleRefContext).current)
  useLayoutEffect(() => {
    const element = body.current
    return () => {
      // Still in the page: React removes it after this.
      if (element?.closest('[data-open=true], [data-place=page]')) fadeCopy(element)
    }
  }, [])
  useEffect(() => {
    const element = body.current
    if (!element) return
    // Text alone that does not fit: without a tab stop, keys could not scroll it everywhere.
    const observer = new ResizeObserver(() => {
      const isLong = element.scrollHeight > element.clientHeight
      const isStop = isLong && !element.querySelector('a[href], button, input, [tabindex]')
      if (isStop) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <Body ref={body} data-fades={fades} {...props} />
}
