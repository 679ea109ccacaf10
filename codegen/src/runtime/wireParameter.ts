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
