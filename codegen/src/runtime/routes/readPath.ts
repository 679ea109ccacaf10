import { pathLiteral, pathOf } from '../pathLiteral.ts'
import { readDelimited } from './readDelimited.ts'
import { segmentPattern } from './segmentPattern.ts'
import type { WireParameter } from './wireParameter.ts'
import { itemsOf } from './wireShape.ts'

/** Reads the parameters in a path, which may have a prefix in front of the template. */
export type ReadPath = (pathname: string) => Record<string, unknown>

/** A segment of a template that has parameters: their names, and what matches their values. */
interface Segment {
  /** From the end of the path. */
  readonly index: number
  readonly names: readonly string[]
  readonly expression: RegExp
}

/** Parses the template once, for all requests. */
export function pathReader(parameters: readonly WireParameter[], template: string): ReadPath {
  const segments = segmentsOf(template)
  return (pathname) => {
    const parts = pathname.replace(/\/$/, '').split('/')
    const escaped = new Map(
      segments.flatMap(({ index, names, expression }) => {
        const match = expression.exec(parts.at(index) ?? '')
        return match === null ? [] : names.map((name, at): [string, string] => [name, match[at + 1] ?? ''])
      }),
    )
    return Object.fromEntries(
      parameters.flatMap((parameter) => {
        const text = escaped.get(parameter.name)
        return text === undefined
          ? []
          : [[parameter.name, readDelimited(parameter, withoutPrefix(parameter, text), decodePath)]]
      }),
    )
  }
}

/** Segments that contain parameters, like `{a}-{b}.json`. */
function segmentsOf(template: string): Segment[] {
  const all = pathOf(template).replace(/\/$/, '').split('/')
  return all.flatMap((part, at): Segment[] => {
    const names = [...part.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
    if (names.length === 0) return []
    const source = segmentPattern(part, pathLiteral, (value) => `(${value})`)
    return [{ index: at - all.length, names, expression: new RegExp(`^${source}$`) }]
  })
}

/** Removes the prefix of `label` (`.a`) and `matrix` (`;name=a`). */
function withoutPrefix({ style, explode, shape }: WireParameter, text: string): string {
  if (style === 'label') return text.replace(/^\./, '')
  if (style !== 'matrix') return text
  const inner = text.replace(/^;/, '')
  if (itemsOf(shape) !== undefined && explode) return inner.split(';').map(withoutName).join(';')
  return typeof shape === 'object' && explode ? inner : withoutName(inner)
}

/** However the name is escaped, it ends with the first `=`. */
function withoutName(assignment: string): string {
  const end = assignment.indexOf('=')
  return end === -1 ? '' : assignment.slice(end + 1)
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
