import { type ReactNode, useId, useRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import type { LatePart } from '../LatePart.ts'
import { useExchange } from '../mui/useExchange.ts'
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

const late: LatePart<typeof import('./MuiTabs.tsx')> = { load: () => import('./use.ts') }

/** Tabs that show immediately and become MUI's. */
export function Tabs<Id extends string>({ children, ...props }: TabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const mui = useExchange({ late, place: strip, isDue: true })

  return (
    <>
      {mui ? <mui.MuiTabs {...props} id={id} /> : <PlainTabs ref={strip} {...props} id={id} />}
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.selected}`}>
        {children}
      </Panel>
    </>
  )
}
