import type { Styles } from '../../foundation/styles/Styles.ts'

/**
 * Styles as Emotion understands them in the form of the kit's own: lists are merged, functions called, and a
 * nested selector without `&` is a descendant, or the element itself when it begins with a colon.
 *
 * @param props what functions receive: `{ theme, ownerState }`
 */
export function hostStyles(value: unknown, props: object): Styles {
  if (typeof value === 'function') return hostStyles(value(props), props)
  if (Array.isArray(value)) return Object.assign({}, ...value.map((one) => hostStyles(one, props)))
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value)
    // They depend on props that the kit's parts do not have.
    .filter(([key]) => key !== 'variants')
    .map(([key, inner]) =>
      typeof inner === 'object' && inner !== null
        ? [toNestedKey(key), hostStyles(inner, props)]
        : [key, inner],
    )
  return Object.fromEntries(entries)
}

function toNestedKey(key: string): string {
  if (key.startsWith('@') || key.includes('&')) return key
  return key.startsWith(':') ? `&${key}` : `& ${key}`
}
