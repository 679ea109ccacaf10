import type { Page } from '@playwright/test'
import { modal } from '../pages/modal.ts'

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

/** Colours of the theme by their variables, see `ThemeTokens`. */
const colors = [
  'background',
  'surface',
  'surfaceHover',
  'surfacePressed',
  'border',
  'borderStrong',
  'text',
  'textSecondary',
  'accent',
  'accentHover',
  'onAccent',
  'accentSurface',
  'accentText',
  'focus',
  'error',
  'errorSurface',
  'success',
]

/**
 * Paint of visible elements that is not the theme's: colours, shadows, and corners that are neither round nor a
 * multiple of a quarter of its radius. A code keeps its own colours, so that it can be scanned, an account's gradient
 * and pictures are their own, and a switch keeps its shape.
 */
export function foreignPaint(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card, names) => {
    const probe = card.appendChild(document.createElement('i'))
    const resolve = (property: 'color' | 'boxShadow' | 'inlineSize', value: string) => {
      probe.style.display = 'block'
      probe.style[property] = value
      return getComputedStyle(probe)[property]
    }
    const known = new Set(names.map((name) => resolve('color', `var(--wk-${name})`)))
    const shadow = resolve('boxShadow', 'var(--wk-shadow)')
    const step = parseFloat(resolve('inlineSize', 'var(--wk-radius)')) / 4
    probe.remove()

    const isForeign = (color: string) => !/^rgba\(.*, 0\)$|^none$/.test(color) && !known.has(color)
    const isOdd = (corner: string) => {
      const steps = parseFloat(corner) / step
      return !corner.endsWith('%') && Math.abs(steps - Math.round(steps)) > 0.02
    }
    return [...card.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('[part=qr], .MuiSwitch-root') || element instanceof HTMLImageElement) return []
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const style = getComputedStyle(element)
      // Content for screen readers only.
      if (style.clipPath !== 'none') return []
      const hasText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
        (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0,
      )
      const shadowColors = style.boxShadow === shadow ? [] : (style.boxShadow.match(/rgba?\([^)]*\)/g) ?? [])
      const found = {
        color: hasText && isForeign(style.color) && style.color,
        background: isForeign(style.backgroundColor) && style.backgroundColor,
        border: edges.map((side) => style[`border${side}Color`]).find(isForeign),
        fill: element instanceof SVGGeometryElement && isForeign(style.fill) && style.fill,
        stroke: element instanceof SVGGeometryElement && isForeign(style.stroke) && style.stroke,
        shadow: shadowColors.find(isForeign),
        corner: isOdd(style.borderTopLeftRadius) && style.borderTopLeftRadius,
      }
      return Object.entries(found).flatMap(([property, value]) =>
        value ? [`${property} ${value}: ${element.outerHTML.slice(0, 120)}`] : [],
      )
    })
  }, colors)
}

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
