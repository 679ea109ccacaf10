import type { Operation } from '../model/operation.ts'
import { ownQuery } from '../runtime/ownQuery.ts'
import { pathOf } from '../runtime/pathLiteral.ts'

/**
 * Operations in the order in which a router has to try them: concrete paths before templates that match them too, segment
 * by segment. Longer paths are first, because handlers without a base URL match the end of an address. Independent of names.
 */
export function inMatchingOrder(operations: readonly Operation[]): readonly Operation[] {
  return operations
    .map((operation) => ({ operation, key: matchingKey(operation) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ operation }) => operation)
}

/** Compared part by part. */
type Key = readonly (string | number)[]

function matchingKey({ method, path }: Operation): Key {
  const segments = pathOf(path).split('/')
  const ownPairs = ownQuery(path).length
  // A route of GET would answer HEAD too.
  return [
    -segments.length,
    ...segments.flatMap(segmentKey),
    -ownPairs,
    method === 'head' ? 0 : 1,
    path,
    method,
  ]
}

/**
 * No placeholder, then placeholders beside literals (`{id}:undelete`, `{id}.json`), then a placeholder alone. More literal
 * characters match less, and so do more placeholders between them.
 */
function segmentKey(segment: string): Key {
  const literals = segment.split(/\{[^}]*\}/)
  const placeholders = literals.length - 1
  const text = literals.join('{}')
  if (placeholders === 0) return [0, 0, 0, text]
  return [1, placeholders * 2 - text.length, -placeholders, text]
}

function compareKeys(a: Key, b: Key): number {
  for (const [index, part] of a.entries()) {
    const other = b[index]
    if (other === undefined || part === other) continue
    return part < other ? -1 : 1
  }
  return a.length - b.length
}
