import { escapeForRegExp } from './escapeForRegExp.ts'
import { readDelimited } from './readDelimited.ts'
import type { WireParameter } from './wireParameter.ts'
import { itemsOf } from './wireShape.ts'

/** Reads the parameters in a path by its template; `pathname` may have more in front of it than the template says. */
export function readPath(
  parameters: readonly WireParameter[],
  template: string,
  pathname: string,
): Record<string, unknown> {
  const pattern = template.replace(/\/$/, '').split('/').slice(1)
  const segments = pathname.replace(/\/$/, '').split('/').slice(-pattern.length)
  const texts = new Map(pattern.flatMap((part, index) => matchSegment(part, segments[index] ?? '')))
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const text = texts.get(parameter.name)
      return text === undefined
        ? []
        : [[parameter.name, readDelimited(parameter, withoutPrefix(parameter, text), decodePath)]]
    }),
  )
}

/** Names and texts of `{a}-{b}.json` in a segment of a path. */
function matchSegment(part: string, segment: string): [string, string][] {
  const names = [...part.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return []
  const source = part
    .split(/\{[^}]*\}/)
    .map(escapeForRegExp)
    .join('(.*?)')
  const match = new RegExp(`^${source}$`).exec(segment)
  return match === null ? [] : names.map((name, index) => [name, match[index + 1] ?? ''])
}

/** What `label` (`.a`) and `matrix` (`;name=a`) put in front of a value. */
function withoutPrefix({ name, style, explode, shape }: WireParameter, text: string): string {
  if (style === 'label') return text.replace(/^\./, '')
  if (style !== 'matrix') return text
  const inner = text.replace(/^;/, '')
  if (itemsOf(shape) !== undefined && explode) {
    return inner
      .split(';')
      .map((part) => part.slice(name.length + 1))
      .join(';')
  }
  return typeof shape === 'object' && explode ? inner : inner.slice(name.length + 1)
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
