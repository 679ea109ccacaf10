import { type Cursor, childCursor, childCursors, rootCursor } from './cursor.ts'
import type { SourceDocument } from './sourceDocument.ts'

/** The names by which schemas of a document can be referred to, beside pointers. */
export interface SchemaIndex {
  /** `$anchor` and `$dynamicAnchor`, under the `$id` that holds for them and without one (the first of that name). */
  readonly anchors: ReadonlyMap<string, Cursor>
  /** Number of schemas with a `$dynamicAnchor`, by its name. */
  readonly dynamicAnchors: ReadonlyMap<string, number>
  /** `$id`, made absolute. */
  readonly ids: ReadonlyMap<string, Cursor>
  /** The other way round: the `$id` that holds for all below a schema. */
  readonly idOf: ReadonlyMap<unknown, string>
  /** Schemas whose `$id` or `$anchor` another one before them has. */
  readonly duplicates: readonly DuplicateName[]
}

/** A name that two schemas have; the first one keeps it. */
export interface DuplicateName {
  readonly keyword: '$id' | '$anchor'
  readonly name: string
  readonly first: Cursor
  readonly second: Cursor
}

const empty: SchemaIndex = {
  anchors: new Map(),
  dynamicAnchors: new Map(),
  ids: new Map(),
  idOf: new Map(),
  duplicates: [],
}

/** Values, not schemas: their keys are not keywords. */
const valueKeywords = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Walks a whole document, but only one that has such names at all. */
export function indexSchemas(document: SourceDocument): SchemaIndex {
  if (!mayHaveNames(document.text) || !hasNames(document.value)) return empty
  const anchors = new Map<string, Cursor>()
  const dynamicAnchors = new Map<string, number>()
  const ids = new Map<string, Cursor>()
  const idOf = new Map<unknown, string>()
  const duplicates: DuplicateName[] = []
  const pending: { readonly cursor: Cursor; readonly base: string | undefined }[] = [
    { cursor: rootCursor(document), base: undefined },
  ]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { cursor } = next
    let { base } = next
    const children = childCursors(cursor)
    const id = childCursor(cursor, '$id')?.value
    if (typeof id === 'string' && !id.startsWith('#')) {
      base = absoluteId(id, base)
      const first = ids.get(base)
      if (first === undefined) ids.set(base, cursor)
      else if (first.value !== cursor.value)
        duplicates.push({ keyword: '$id', name: id, first, second: cursor })
      idOf.set(cursor.value, base)
    }
    for (const { key, value } of children) {
      if (typeof value !== 'string' || (key !== '$anchor' && key !== '$dynamicAnchor')) continue
      const first = anchors.get(anchorKey(value, base))
      if (first === undefined) anchors.set(anchorKey(value, base), cursor)
      else if (key === '$anchor' && first.value !== cursor.value) {
        duplicates.push({ keyword: key, name: value, first, second: cursor })
      }
      if (!anchors.has(value)) anchors.set(value, cursor)
      if (key === '$dynamicAnchor') dynamicAnchors.set(value, (dynamicAnchors.get(value) ?? 0) + 1)
    }
    // In reverse, because the last one is taken next.
    for (const child of children.toReversed()) {
      if (typeof child.value !== 'object' || child.value === null) continue
      if (!isValue(child.key)) pending.push({ cursor: child, base })
    }
  }
  return { anchors, dynamicAnchors, ids, idOf, duplicates }
}

/** The key of an anchor in a schema with an `$id`. */
export function anchorKey(anchor: string, base: string | undefined): string {
  return `${base ?? ''}#${anchor}`
}

/** Whether any schema has such a name: most documents that mention one have it in an example. */
function hasNames(root: unknown): boolean {
  const pending = [root]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue
    for (const [key, value] of Object.entries(next)) {
      if (typeof value === 'string' && names.has(key)) return true
      if (typeof value === 'object' && value !== null && !isValue(key)) pending.push(value)
    }
  }
  return false
}

const names = new Set(['$id', '$anchor', '$dynamicAnchor'])

function isValue(key: string): boolean {
  return valueKeywords.has(key) || key.startsWith('x-')
}

/** An invented base, so that relative ids and references meet without an address of the document. */
const noAddress = 'contract://document/'

/** Whether a document may have names of that kind. A search for fixed text is fast, even in a large one. */
function mayHaveNames(text: string): boolean {
  const mayHave = ['$id', '$anchor', '$dynamicAnchor'].some((keyword) => text.includes(keyword))
  return mayHave && /\$(id|anchor|dynamicAnchor)\b/.test(text)
}

/** A reference or id as an address, without an empty fragment. */
export function absoluteId(reference: string, base: string | undefined): string {
  const url = URL.parse(reference, base ?? noAddress)
  return url === null ? reference : url.href.replace(/#$/, '')
}
