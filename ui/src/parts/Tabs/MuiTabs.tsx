import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'
import type { TabStripProps } from './TabStripProps.ts'

/** The strip of MUI's tabs, with the kit's roles, ids and keys. */
export function MuiTabs<Id extends string>(props: TabStripProps<Id>) {
  return (
    <MuiTheme>
      <Strip {...props} />
    </MuiTheme>
  )
}

function Strip<Id extends string>({ label, items, selected, onSelect, id }: TabStripProps<Id>) {
  return (
    <Tabs
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
    </Tabs>
  )
}
