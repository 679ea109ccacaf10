import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { logFailure } from '../../instance/logFailure.ts'
import { savesData } from '../../instance/savesData.ts'
import { whenIdle } from '../../instance/whenIdle.ts'
import { styled } from '../../styles/styled.tsx'
import { size } from '../../theme/size.ts'
import { PlainTabs } from './PlainTabs.tsx'
import type { TabStripProps } from './TabStripProps.ts'

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: size(12),
  outline: 'none',
})

export interface TabsProps<Id extends string> extends Omit<TabStripProps<Id>, 'id'> {
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

type Furnished = typeof import('./FurnishedTabs.tsx').FurnishedTabs

/** MUI's strip, once a view has loaded it. */
let furnished: Furnished | undefined

/**
 * Tabs that show immediately and become MUI's: its code is several times the view's, so it is fetched once the view is
 * idle, and not where the visitor saves data. A strip in use stays until the focus has left it: a key pressed while its
 * elements are exchanged would be lost.
 */
export function Tabs<Id extends string>({ children, ...props }: TabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const [Shown, setShown] = useState(() => furnished)

  useEffect(() => {
    if (Shown || savesData()) return
    const left = new AbortController()
    const stop = whenIdle(() =>
      import('./FurnishedTabs.tsx').then(
        ({ FurnishedTabs }) => {
          furnished = FurnishedTabs
          const element = strip.current
          if (!element || left.signal.aborted) return
          const exchange = () => setShown(() => FurnishedTabs)
          // At once: a render that is merely scheduled would meet the focus that has come meanwhile.
          if (!element.matches(':focus-within, :active')) return flushSync(exchange)
          element.addEventListener(
            'focusout',
            ({ relatedTarget }) => {
              if (!element.contains(relatedTarget as Node | null)) exchange()
            },
            left,
          )
        },
        (error) => logFailure('The tabs', error),
      ),
    )
    return () => {
      stop()
      left.abort()
    }
  }, [Shown])

  return (
    <>
      {Shown ? <Shown {...props} id={id} /> : <PlainTabs ref={strip} {...props} id={id} />}
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.selected}`}>
        {children}
      </Panel>
    </>
  )
}
