import type { WireShape } from './wireShape.ts'

/** How one parameter of a request is written, as OpenAPI defines places, styles and `explode`. */
export interface WireParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly style: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'
  readonly explode: boolean
  readonly shape: WireShape
  /** Written as JSON instead of by style. */
  readonly json?: boolean
}

/** A parameter without what OpenAPI assumes, and without a shape when it is text. */
export type DeclaredParameter = Pick<WireParameter, 'name' | 'in'> & Partial<WireParameter>

/** A parameter with what OpenAPI assumes where the contract says nothing. */
export function wireParameter(declared: DeclaredParameter): WireParameter {
  const style = declared.in === 'query' || declared.in === 'cookie' ? 'form' : 'simple'
  return { style, explode: (declared.style ?? style) === 'form', shape: 'string', ...declared }
}
