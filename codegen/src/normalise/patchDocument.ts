import type { Report } from '../diagnostics/report.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts'

/**
 * A change of a document before it is read, which the file on disk does not have: a JSON Merge Patch (RFC 7396), or a
 * function that changes the parsed document or returns another one.
 */
export type DocumentPatch = JsonObject | ((document: JsonObject) => unknown)

/** Undefined, with a report, when the patch does not make a document. */
export function patchDocument(
  document: SourceDocument,
  patch: DocumentPatch,
  report: Report,
): SourceDocument | undefined {
  try {
    const value =
      typeof patch === 'function' ? callPatch(document.value, patch) : merged(document.value, patch)
    if (isJsonObject(value)) return { ...document, value }
    report.error(place(document), `The 'patch' of the configuration does not return a document.`, hint)
  } catch (error) {
    report.error(place(document), `The 'patch' of the configuration failed: ${String(error)}`, hint)
  }
  return undefined
}

const hint = 'Change the document in place, or return a new one; not a promise.'

function place({ file }: SourceDocument) {
  return { file, pointer: '' }
}

/** The function gets a copy: others may refer to the file. Its result becomes plain JSON. */
function callPatch(value: JsonValue, patch: (document: JsonObject) => unknown): JsonValue | undefined {
  const copy = structuredClone(value)
  if (!isJsonObject(copy)) return copy
  const returned = patch(copy)
  if (returned instanceof Promise) return undefined
  return JSON.parse(JSON.stringify(returned ?? copy)) as JsonValue
}

function merged(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  if (!isJsonObject(patch)) return patch
  const entries = new Map(isJsonObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) entries.delete(key)
    else entries.set(key, merged(entries.get(key), value))
  }
  return Object.fromEntries(entries)
}

/** The same files, of which one is patched. */
export function withDocument(documents: DocumentSet, patched: SourceDocument): DocumentSet {
  return {
    ...documents,
    openAt: (path, reference) =>
      path === patched.absolutePath ? patched : documents.openAt(path, reference),
  }
}
