import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
 * Tabs that show at once and are MUI's as soon as its code is there: it is several times the view's, so it is fetched
 * once the view is idle, and not where the visitor saves data.
 */
export function Tabs<Id extends string>({ children, ...props }: TabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const [Shown, setShown] = useState(() => furnished)
  const [focusedId, setFocusedId] = useState<string>()

  useEffect(() => {
    if (Shown || savesData()) return
    return whenIdle(() =>
      import('./FurnishedTabs.tsx').then(
        ({ FurnishedTabs }) => {
          furnished = FurnishedTabs
          // A press that has begun would end on another element.
          if (strip.current?.matches(':active')) return
          const focused = strip.current?.querySelector(':focus')
          setFocusedId(focused?.id)
          setShown(() => FurnishedTabs)
        },
        (error) => logFailure('The tabs', error),
      ),
    )
  }, [Shown])

  return (
    <>
      {Shown ? (
        <Shown {...props} id={id} focusedId={focusedId} />
      ) : (
        <PlainTabs ref={strip} {...props} id={id} />
      )}
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.selected}`}>
        {children}
      </Panel>
    </>
  )
}
