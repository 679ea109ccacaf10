import type { KeyboardEvent, Ref } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { columnTextSize } from '../../foundation/theme/textSize.ts'
import { nextTab } from './nextTab.ts'
import type { TabStripProps } from './TabStripProps.ts'

const Strip = styled(
  'div',
  'tabs',
)({
  display: 'flex',
  gap: size(4),
  padding: size(4),
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  [media.forcedColors]: { border: '1px solid GrayText' },
})

const Tab = styled(
  'button',
  'tab',
)({
  appearance: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: size(36),
  margin: 0,
  padding: `${size(6)} ${size(4)}`,
  border: '1px solid transparent',
  borderRadius: radius(2.5),
  background: 'none',
  color: cssVar('textSecondary'),
  font: 'inherit',
  fontSize: columnTextSize,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[aria-selected=true]': {
    background: cssVar('background'),
    borderColor: cssVar('border'),
    color: cssVar('text'),
  },
  [media.hover]: { '&:hover': { color: cssVar('text') } },
  [media.touch]: { minBlockSize: size(44) },
  [media.moreContrast]: { '&[aria-selected=true]': { borderColor: cssVar('borderStrong') } },
  [media.forcedColors]: {
    '&[aria-selected=true]': { borderColor: 'Highlight', color: 'Highlight' },
  },
  ...focusRing(0),
})

export interface PlainTabsProps<Id extends string> extends TabStripProps<Id> {
  readonly ref: Ref<HTMLDivElement>
}

/**
 * The strip of tabs, with one tab stop: arrows, Home and End move the focus, Enter, Space or a click selects, because
 * selecting may open an app. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function PlainTabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  id,
  ref,
}: PlainTabsProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const current = buttons.indexOf(event.target as HTMLButtonElement)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab(event.key, { current, count: buttons.length, isRtl })
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <Strip ref={ref} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <Tab
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-${item.id}`}
          data-testid={item.testId}
          aria-selected={item.id === selected}
          aria-controls={`${id}-panel`}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
        </Tab>
      ))}
    </Strip>
  )
}
