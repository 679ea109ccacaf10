import { dirname, isAbsolute, relative, resolve } from 'node:path'
import type { Report } from '../diagnostics/report.ts'
import { unescapeToken } from '../model/jsonPointer.ts'
import { type Cursor, childCursor, rootCursor } from './cursor.ts'
import type { DocumentSet } from './documentSet.ts'
import { createNearest, referenceByName } from './meantReference.ts'
import { realPath } from './readFile.ts'
import { absoluteId, anchorKey, type DuplicateName, indexSchemas, type SchemaIndex } from './schemaIndex.ts'
import type { SourceDocument } from './sourceDocument.ts'

/** Follows `$ref`s. */
export interface References {
  /**
   * Target of a `$ref`. `at` is the cursor of its value, which may be given apart. Reports and returns undefined when
   * it is unresolved, or to an address: references to the network are never followed.
   */
  resolve(at: Cursor, reference?: unknown): Cursor | undefined
}

export interface ReferencesParameters {
  readonly documents: DocumentSet
  readonly report: Report
  /** The contract. Files below its folder, or below the root of the run, may be referred to. */
  readonly input: SourceDocument
  /** Whether files elsewhere may be, too. */
  readonly allowOutside: boolean
}

export function createReferences(parameters: ReferencesParameters): References {
  const { documents, report, input, allowOutside } = parameters
  const folders = [documents.root, dirname(input.absolutePath)]
  const known = new Map<SourceDocument, Map<string, Cursor>>()
  const indexes = new Map<SourceDocument, SchemaIndex>()
  const ways = new Map<string, 'inside' | 'outside' | 'link'>()
  const nearest = createNearest()

  function indexOf(document: SourceDocument): SchemaIndex {
    let index = indexes.get(document)
    if (index === undefined) {
      index = indexSchemas(document)
      indexes.set(document, index)
      for (const duplicate of index.duplicates) reportDuplicate(report, duplicate)
    }
    return index
  }

  function resolveReference(at: Cursor, reference: unknown): Cursor | undefined {
    if (typeof reference !== 'string') {
      report.mistake(at, '$ref must be a string.', `Write it like '#/components/schemas/Name'.`)
      return undefined
    }
    const recursive = at.key === '$recursiveRef' ? recursiveTarget(at) : undefined
    if (recursive !== undefined) return recursive
    // Most references of a document are to the same few hundred schemas, and mean the same everywhere in it.
    const hasIds = indexOf(at.document).ids.size > 0
    const isLocal = reference.startsWith('#') && !hasIds
    if (!isLocal) return find(at, reference)
    let targets = known.get(at.document)
    if (targets === undefined) {
      targets = new Map()
      known.set(at.document, targets)
    }
    const target = targets.get(reference) ?? find(at, reference)
    if (target !== undefined) targets.set(reference, target)
    return target
  }

  function find(at: Cursor, reference: string): Cursor | undefined {
    const byId = findById(at, reference)
    if (byId !== undefined) return byId
    if (/^[a-z][a-z\d+.-]+:/i.test(reference) || reference.startsWith('//')) {
      report.mistake(
        at,
        `Remote $ref '${reference}' is not supported.`,
        'Save the document locally and refer to the file.',
      )
      return undefined
    }
    const [path, fragment] = split(reference)
    const document = path === '' ? at.document : openBeside(at, path)
    return document && findInside(rootCursor(document), fragment, reference, at)
  }

  /** Inside a schema with an `$id`, references are relative to that; and whole ids can be referred to. */
  function findById(at: Cursor, reference: string): Cursor | undefined {
    const { ids } = indexOf(at.document)
    if (ids.size === 0) return undefined
    const { base, resource: own } = resourceOf(at)
    const [path, fragment] = split(reference)
    const resource = path === '' ? own : ids.get(absoluteId(path, base))
    if (!resource) return undefined
    if (path !== '') return findInside(resource, fragment, reference, at)
    // A document whose schemas have ids still means the whole document by '#/components/…'.
    return fragment === '' || fragment.startsWith('/') ? walk(resource, fragment).cursor : undefined
  }

  /** The `$id` that holds at a place, and the schema that has it. */
  function resourceOf(at: Cursor): { readonly base?: string; readonly resource?: Cursor } {
    const { idOf } = indexOf(at.document)
    if (idOf.size === 0) return {}
    for (let cursor: Cursor | undefined = at; cursor !== undefined; cursor = cursor.parent) {
      const base = idOf.get(cursor.value)
      if (base !== undefined) return { base, resource: cursor }
    }
    return {}
  }

  function findInside(root: Cursor, fragment: string, reference: string, at: Cursor): Cursor | undefined {
    if (fragment === '' || fragment === '/') return root
    if (!fragment.startsWith('/')) {
      return findAnchor(reference.startsWith('#') ? at : root, decode(fragment), at)
    }
    const { cursor, last, missing } = walk(root, fragment)
    if (cursor !== undefined) return cursor
    const keys = () => (typeof last.value === 'object' && last.value !== null ? Object.keys(last.value) : [])
    const meant =
      nearest(missing, keys) ?? referenceByName(root.document, fragment.slice(fragment.lastIndexOf('/') + 1))
    report.mistake(
      at,
      `Unresolved $ref '${reference}': ${last.pointer === '' ? last.file : last.pointer} has no '${missing}'.`,
      meant === undefined ? 'Add it there, or correct the reference.' : `Did you mean '${meant}'?`,
    )
    return undefined
  }

  /**
   * Anchors are names inside of the schema with the nearest `$id`; elsewhere in the document they are found, too.
   *
   * @param from A place in that schema.
   */
  function findAnchor(from: Cursor, anchor: string, at: Cursor): Cursor | undefined {
    const { anchors, dynamicAnchors } = indexOf(from.document)
    const target = anchors.get(anchorKey(anchor, resourceOf(from).base)) ?? anchors.get(anchor)
    const count = dynamicAnchors.get(anchor) ?? 0
    if (target !== undefined && at.key === '$dynamicRef' && count > 1) {
      report.warning(
        at,
        `$dynamicRef is resolved like $ref: '#${anchor}' is always ${target.pointer || 'the whole document'}, although ${count} schemas have this $dynamicAnchor.`,
        'Write out each variant of the schema, with a $ref instead.',
      )
    }
    if (target !== undefined) return target
    const meant = nearest(anchor, () => [...anchors.keys()].filter((key) => !key.includes('#')))
    report.mistake(
      at,
      `Unresolved $ref '#${anchor}': no schema has this $anchor.`,
      meant === undefined
        ? `Pointers start with '#/': '#/components/schemas/Name'.`
        : `Did you mean '#${meant}'?`,
    )
    return undefined
  }

  function openBeside(at: Cursor, path: string): SourceDocument | undefined {
    const target = resolve(dirname(at.document.absolutePath), decode(path))
    const meant = referenceByName(at.document, path.slice(path.lastIndexOf('/') + 1))
    const hint = meant === undefined ? undefined : `Did you mean '${meant}'?`
    const way = allowOutside ? 'inside' : wayTo(target)
    if (way === 'inside') return documents.openAt(target, { askedAt: at, hint })
    report.mistake(
      at,
      `$ref refers to a file outside the project (${path})${way === 'link' ? ' through a symbolic link' : ''}; it is not read.`,
      hint ?? 'Run from a folder that contains both files, or pass --allow-outside.',
    )
    return undefined
  }

  /** A link may name a place in the project and refer to another one. */
  function wayTo(target: string): 'inside' | 'outside' | 'link' {
    let way = ways.get(target)
    if (way === undefined) {
      const real = realPath(target)
      if (!folders.some((folder) => isInside(folder, target))) way = 'outside'
      else if (real === target || folders.some((folder) => isInside(realPath(folder), real))) way = 'inside'
      else way = 'link'
      ways.set(target, way)
    }
    return way
  }

  return { resolve: (at, reference = at.value) => resolveReference(at, reference) }
}

/** Target of `$recursiveRef: '#'` of JSON Schema 2019-09: the nearest enclosing schema with `$recursiveAnchor`. */
function recursiveTarget(at: Cursor): Cursor | undefined {
  for (let cursor = at.parent; cursor !== undefined; cursor = cursor.parent) {
    if (childCursor(cursor, '$recursiveAnchor')?.value === true) return cursor
  }
  return undefined
}

function reportDuplicate(report: Report, { keyword, name, first, second }: DuplicateName) {
  // The same whichever resolver finds it, so that it is reported once.
  report.add({
    severity: 'error',
    recoverable: true,
    at: 'value',
    place: childCursor(second, keyword) ?? second,
    message: `Duplicate ${keyword} '${name}': ${first.pointer || 'the whole document'} and ${second.pointer} both have it; references by it are to the first.`,
    hint: 'Rename one of them.',
  })
}

/** As far as a pointer resolves. */
function walk(root: Cursor, pointer: string) {
  let last = root
  for (const token of pointer.split('/').slice(1)) {
    const key = unescapeToken(decode(token))
    const child = childCursor(last, key)
    if (child === undefined) return { cursor: undefined, last, missing: key }
    last = child
  }
  return { cursor: last, last, missing: '' }
}

function split(reference: string): readonly [path: string, fragment: string] {
  const hash = reference.indexOf('#')
  return hash < 0 ? [reference, ''] : [reference.slice(0, hash), reference.slice(hash + 1)]
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

function decode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
