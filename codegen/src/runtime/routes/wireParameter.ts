import type { WireShape, WireValue } from './wireShape.ts'

/** Format of one parameter of a request, as OpenAPI defines places, styles and `explode`. */
export interface WireParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly style: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject'
  readonly explode: boolean
  readonly shape: WireShape
  /** Written as JSON instead of by style. */
  readonly json?: boolean
  /** An empty list is written as an empty value. */
  readonly allowEmpty?: boolean
}

/** Parameters by place and name: what each represents, and the style where it is not the default. */
export type DeclaredParameters = {
  readonly [Place in WireParameter['in']]?: Readonly<Record<string, WireValue | DeclaredParameter>>
}

type DeclaredParameter = Partial<Omit<WireParameter, 'name' | 'in'>>

/** Parameters with OpenAPI's defaults filled in. */
export function wireParameters(declared: DeclaredParameters): WireParameter[] {
  return (['path', 'query', 'header', 'cookie'] as const).flatMap((place) =>
    Object.entries(declared[place] ?? {}).map(([name, facts]) => {
      const given = typeof facts === 'string' ? { shape: facts } : facts
      const style = place === 'query' || place === 'cookie' ? 'form' : 'simple'
      return { name, in: place, style, explode: (given.style ?? style) === 'form', shape: 'string', ...given }
    }),
  )
}
