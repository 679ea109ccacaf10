import type { CSSProperties } from 'react'

/**
 * Styles of an element: CSS properties in camel case (numbers are pixels where the property takes a length),
 * variables, and nested styles by selector (`&` is the element) or at-rule.
 */
export interface Styles extends CSSProperties {
  readonly [nested: `${string}&${string}` | `@${string}`]: Styles
  readonly [variable: `--${string}`]: string | number
}

/** Steps of an animation, e.g. `from` or `50%`. */
export type Steps = Readonly<Record<string, CSSProperties>>
