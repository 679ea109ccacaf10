import { nearest } from '../../diagnostics/nearest.ts'
import type { Report } from '../../diagnostics/report.ts'
import { isQuery } from '../../layout/operationFacts.ts'
import type { Invalidation } from '../../model/invalidation.ts'
import type { Operation } from '../../model/operation.ts'

/** Paths, tags and names of the reads of a service. */
export interface Readable {
  readonly operations: ReadonlyMap<string, Operation>
  readonly paths: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  /** Whether the contract has other operations, which may be named. */
  readonly isPart?: boolean
}

/** Gathers the reads of a service. */
export function readableParts(operations: readonly Operation[]): Readable {
  const reads = operations.filter(isQuery)
  return {
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    paths: new Set(reads.map(({ path }) => path)),
    tags: new Set(reads.flatMap(({ tags }) => tags)),
  }
}

/** The reads that `x-invalidates` lists; without it, those found by the path, or else by the tags. */
export function readInvalidates(
  operation: Operation,
  readable: Readable,
  report: Report,
): readonly Invalidation[] | undefined {
  const declared = operation.extensions['x-invalidates']
  const { file, pointer } = operation.place
  const place = { file, pointer: `${pointer}/x-invalidates` }
  if (isQuery(operation)) {
    if (declared !== undefined)
      report.warning(place, `'x-invalidates' has no effect: ${operation.id} is a query.`)
    return undefined
  }
  if (declared === undefined) return derived(operation, readable)
  if (!Array.isArray(declared)) {
    report.mistake(place, `'x-invalidates' must be an array of operation ids.`, 'Write [] for none.')
    return []
  }
  return declared.flatMap((id, index): Invalidation[] => {
    const target = typeof id === 'string' ? readable.operations.get(id) : undefined
    if (target !== undefined && isQuery(target)) return [{ by: 'operation', name: target.name }]
    if (target === undefined && readable.isPart === true) return []
    const meant = target === undefined ? nearest(String(id), readable.operations.keys()) : undefined
    report.mistake(
      { file, pointer: `${place.pointer}/${index}` },
      target === undefined ? `Unknown operation ${JSON.stringify(id)}.` : `${target.id} is not a query.`,
      meant === undefined
        ? 'Name queries: a GET operation, or one with x-query: true.'
        : `Did you mean '${meant}'?`,
    )
    return []
  })
}

/**
 * The two nearest paths with something to read, from the operation's own upwards: the thing and the list it is in, for
 * a change of one; the list and its parent, for an addition.
 */
function derived({ path, tags }: Operation, readable: Readable): Invalidation[] {
  const found: Invalidation[] = []
  for (let at = path; at.length > 1 && found.length < 2; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (readable.paths.has(at)) found.push({ by: 'path', name: at })
  }
  if (found.length > 0) return found
  return tags.filter((tag) => readable.tags.has(tag)).map((tag) => ({ by: 'tag', name: tag }))
}
