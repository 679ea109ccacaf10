import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { useLayoutEffect, useRef, useState } from 'react'
import { MuiTheme } from '../../theme/MuiTheme.tsx'
import type { TabStripProps } from './TabStripProps.ts'

export interface FurnishedTabsProps<Id extends string> extends TabStripProps<Id> {
  /** Element id of the tab that had the focus in the strip that this one replaces. */
  readonly focusedId: string | undefined
}

/** The strip of MUI's tabs, with the kit's roles, ids and keys. */
export function FurnishedTabs<Id extends string>(props: FurnishedTabsProps<Id>) {
  return (
    <MuiTheme>
      <Strip {...props} />
    </MuiTheme>
  )
}

function Strip<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  id,
  focusedId,
}: FurnishedTabsProps<Id>) {
  const strip = useRef<HTMLDivElement>(null)
  const [focusedFirst] = useState(focusedId)
  useLayoutEffect(() => {
    if (focusedFirst) strip.current?.querySelector<HTMLElement>(`#${CSS.escape(focusedFirst)}`)?.focus()
  }, [focusedFirst])
  return (
    <MuiTabs
      ref={strip}
      part="tabs"
      aria-label={label}
      value={selected}
      variant="fullWidth"
      onChange={(_, next: Id) => onSelect(next)}
    >
      {items.map((item) => (
        <Tab
          key={item.id}
          part="tab"
          value={item.id}
          label={item.label}
          id={`${id}-${item.id}`}
          data-testid={item.testId}
          aria-controls={`${id}-panel`}
        />
      ))}
    </MuiTabs>
  )
}
