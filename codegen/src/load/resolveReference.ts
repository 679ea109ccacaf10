import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/report.ts'
import { type Cursor, childCursor, rootCursor } from './cursor.ts'
import type { DocumentSet } from './documentSet.ts'

/**
 * Where a `$ref` leads. `at` is the cursor of the `$ref` value. Tells the report and returns undefined when it leads
 * nowhere, or to an address: references to the network are never followed.
 */
export function resolveReference(documents: DocumentSet, report: Report, at: Cursor): Cursor | undefined {
  const reference = at.value
  if (typeof reference !== 'string') {
    report.error(at, '$ref has to be a string.', `Write it like '#/components/schemas/Name'.`)
    return undefined
  }
  if (/^[a-z][a-z\d+.-]+:/i.test(reference) || reference.startsWith('//')) {
    report.error(
      at,
      `$ref leads to an address (${reference}); nothing is fetched.`,
      'Save the document beside this one and refer to the file.',
    )
    return undefined
  }
  const hash = reference.indexOf('#')
  const path = hash < 0 ? reference : reference.slice(0, hash)
  const fragment = hash < 0 ? '' : reference.slice(hash + 1)
  const document = path === '' ? at.document : documents.openBeside(at.document, decode(path), at)
  if (document === undefined) return undefined
  const root = rootCursor(document)
  if (fragment === '' || fragment === '/') return root
  if (!fragment.startsWith('/')) return resolveAnchor(root, fragment, report, at)

  let cursor = root
  for (const token of fragment.slice(1).split('/')) {
    const key = decode(token).replaceAll('~1', '/').replaceAll('~0', '~')
    const child = childCursor(cursor, key)
    if (child === undefined) {
      const meant =
        typeof cursor.value === 'object' && cursor.value !== null
          ? nearest(key, Object.keys(cursor.value))
          : undefined
      report.error(
        at,
        `$ref '${reference}' leads nowhere: ${cursor.pointer === '' ? document.file : cursor.pointer} has no '${key}'.`,
        meant === undefined ? 'Add it there, or correct the reference.' : `Did you mean '${meant}'?`,
      )
      return undefined
    }
    cursor = child
  }
  return cursor
}

/** `$anchor` names (JSON Schema 2020-12). */
function resolveAnchor(root: Cursor, anchor: string, report: Report, at: Cursor): Cursor | undefined {
  const names: string[] = []
  const pending: Cursor[] = [root]
  for (let cursor = pending.pop(); cursor !== undefined; cursor = pending.pop()) {
    const { value } = cursor
    if (typeof value !== 'object' || value === null) continue
    const own = childCursor(cursor, '$anchor')?.value
    if (own === anchor) return cursor
    if (typeof own === 'string') names.push(own)
    for (const [key, child] of Object.entries(value)) {
      if (typeof child !== 'object' || child === null) continue
      const next = childCursor(cursor, key)
      if (next !== undefined) pending.push(next)
    }
  }
  const meant = nearest(anchor, names)
  report.error(
    at,
    `$ref '#${anchor}' leads nowhere: no schema has this $anchor.`,
    meant === undefined ? `Pointers start with '#/'.` : `Did you mean '#${meant}'?`,
  )
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
