import type { Page } from '@playwright/test'
import { modal } from './modal.ts'

/** A part as it is painted. */
export interface PaintedPart {
  readonly part: string
  readonly style: Readonly<Record<string, string>>
}

const properties = [
  'backgroundColor',
  'borderTopLeftRadius',
  'direction',
  'fontFamily',
  'letterSpacing',
  'paddingInlineStart',
  'textDecorationLine',
  'zIndex',
]

/** Every visible part of the modal, and elements with text, but for code, that have another font than the theme's. */
export function painted(page: Page): Promise<{ parts: PaintedPart[]; otherFonts: string[] }> {
  return modal(page).card.evaluate((card, names) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const overlay = card.closest('[part=overlay]')
    const parts = [overlay, card, ...card.querySelectorAll('[part]')].flatMap((element) => {
      if (!element || !shown(element)) return []
      const style = getComputedStyle(element)
      const values = names.map((name) => [name, style[name as 'color']])
      return [{ part: element.getAttribute('part') ?? '', style: Object.fromEntries(values) }]
    })
    const otherFonts = [...card.querySelectorAll('*')]
      .filter((element) => !element.closest('code'))
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) => shown(element) && !getComputedStyle(element).fontFamily.includes('Courier'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
    return { parts, otherFonts }
  }, properties)
}
