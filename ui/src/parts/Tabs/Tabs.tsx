import { type ReactNode, useId, useRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import type { LatePart } from '../furnished/LatePart.ts'
import { useExchange } from '../furnished/useExchange.ts'
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

const late: LatePart<typeof import('./FurnishedTabs.tsx')> = { load: () => import('./use.ts') }

/** Tabs that show immediately and become MUI's. */
export function Tabs<Id extends string>({ children, ...props }: TabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const furnished = useExchange({ late, place: strip, isDue: true })

  return (
    <>
      {furnished ? (
        <furnished.FurnishedTabs {...props} id={id} />
      ) : (
        <PlainTabs ref={strip} {...props} id={id} />
      )}
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.selected}`}>
        {children}
      </Panel>
    </>
  )
}
