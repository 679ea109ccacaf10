import type { Steps, Styles } from './Styles.ts'

/** Properties whose numbers are no lengths; those that the kit's and host apps' styles use. */
const unitless = new Set(
  'animationIterationCount aspectRatio columnCount fillOpacity flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order scale strokeOpacity strokeWidth tabSize zIndex zoom WebkitLineClamp'.split(
    ' ',
  ),
)

/** The CSS rules of styles: the selector's own, then those of nested selectors and at-rules, in their order. */
export function cssRules(selector: string, styles: Styles): string {
  const own = declarations(styles)
  const nested = Object.entries(styles as Readonly<Record<string, unknown>>).map(([key, value]) => {
    if (!isStyles(value)) return ''
    return key.startsWith('@')
      ? `${key}{${cssRules(selector, value)}}`
      : cssRules(key.replaceAll('&', selector), value)
  })
  return (own && `${selector}{${own}}`) + nested.join('')
}

/** The CSS rule of an animation. */
export function keyframesRule(name: string, steps: Steps): string {
  const rules = Object.entries(steps).map(([step, styles]) => `${step}{${declarations(styles)}}`)
  return `@keyframes ${name}{${rules.join('')}}`
}

function declarations(styles: object): string {
  return Object.entries(styles)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([key, value]) => `${toPropertyName(key)}:${toValue(key, value)};`)
    .join('')
}

function toPropertyName(key: string): string {
  return key.startsWith('--') ? key : key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function toValue(key: string, value: string | number): string {
  return typeof value === 'string' || value === 0 || key.startsWith('--') || unitless.has(key)
    ? String(value)
    : `${value}px`
}

function isStyles(value: unknown): value is Styles {
  return typeof value === 'object' && value !== null
}
