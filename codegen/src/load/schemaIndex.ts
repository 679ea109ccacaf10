import { type Cursor, childCursor, childCursors, rootCursor } from './cursor.ts'
import type { SourceDocument } from './sourceDocument.ts'

/** The names by which schemas of a document can be referred to, beside pointers. */
export interface SchemaIndex {
  /** `$anchor` and `$dynamicAnchor`, under the `$id` that holds for them and without one (the first of that name). */
  readonly anchors: ReadonlyMap<string, Cursor>
  /** How many schemas have a `$dynamicAnchor`, by its name. */
  readonly dynamicAnchors: ReadonlyMap<string, number>
  /** `$id`, made absolute. */
  readonly ids: ReadonlyMap<string, Cursor>
  /** The other way round: the `$id` that holds for all below a schema. */
  readonly idOf: ReadonlyMap<unknown, string>
}

const empty: SchemaIndex = {
  anchors: new Map(),
  dynamicAnchors: new Map(),
  ids: new Map(),
  idOf: new Map(),
}

/** Values, not schemas: their keys are not keywords. */
const valueKeywords = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Walks a whole document, but only one that has such names at all. */
export function indexSchemas(document: SourceDocument): SchemaIndex {
  if (document.withoutSchemaIds === true || !hasSchemaIds(document.text)) return empty
  const anchors = new Map<string, Cursor>()
  const dynamicAnchors = new Map<string, number>()
  const ids = new Map<string, Cursor>()
  const idOf = new Map<unknown, string>()
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
      ids.set(base, cursor)
      idOf.set(cursor.value, base)
    }
    for (const { key, value } of children) {
      if (typeof value !== 'string' || (key !== '$anchor' && key !== '$dynamicAnchor')) continue
      anchors.set(anchorKey(value, base), cursor)
      if (!anchors.has(value)) anchors.set(value, cursor)
      if (key === '$dynamicAnchor') dynamicAnchors.set(value, (dynamicAnchors.get(value) ?? 0) + 1)
    }
    for (const child of children) {
      if (typeof child.value !== 'object' || child.value === null) continue
      if (!valueKeywords.has(child.key) && !child.key.startsWith('x-')) pending.push({ cursor: child, base })
    }
  }
  return { anchors, dynamicAnchors, ids, idOf }
}

/** The key of an anchor in a schema with an `$id`. */
export function anchorKey(anchor: string, base: string | undefined): string {
  return `${base ?? ''}#${anchor}`
}

/** An invented base, so that relative ids and references meet without an address of the document. */
const noAddress = 'contract://document/'

/** Whether a document has names of that kind. A search for fixed text is fast, even in a large one. */
export function hasSchemaIds(text: string): boolean {
  const mayHave = ['$id', '$anchor', '$dynamicAnchor'].some((keyword) => text.includes(keyword))
  return mayHave && /\$(id|anchor|dynamicAnchor)\b/.test(text)
}

/** A reference or id as an address, without an empty fragment. */
export function absoluteId(reference: string, base: string | undefined): string {
  const url = URL.parse(reference, base ?? noAddress)
  return url === null ? reference : url.href.replace(/#$/, '')
}
