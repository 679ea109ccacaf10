import { isUtf8 } from 'node:buffer'
import { parseEvents } from 'js-yaml'
import { createReport } from '../diagnostics/report.ts'
import { checkJson } from '../load/checkJson.ts'
import { parseYaml } from '../load/parseYaml.ts'
import { mayBeInfinite } from '../load/removeInfinite.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import type { JsonValue } from '../model/json.ts'
import { pointerTokens } from '../model/jsonPointer.ts'
import { isJsonFile } from './changedSegment.ts'
import { NotPartial } from './NotPartial.ts'
import type { Segment } from './segments.ts'
import { dependsOnOthers } from './yamlEntries.ts'

/** A contract of which nothing but its bytes has been read. */
export interface UnreadDocument extends Pick<SourceDocument, 'file' | 'absolutePath'> {
  readonly bytes: Buffer
}

/**
 * A document without schema ids, whose segments are read on access.
 *
 * @param value What it holds beside them; they are added to it.
 */
export function lazyDocument(
  document: UnreadDocument,
  value: JsonValue,
  segments: readonly Segment[],
): SourceDocument {
  const { file, absolutePath, bytes } = document
  const json = isJsonFile(bytes)
  for (const { pointer, start, end } of segments) {
    const tokens = pointerTokens(pointer)
    const key = tokens.pop() ?? ''
    const holder = tokens.reduce<unknown>((at, token) => Reflect.get(at as object, token), value) as object
    let read: { readonly value: unknown } | undefined
    Object.defineProperty(holder, key, {
      enumerable: true,
      configurable: true,
      get() {
        read ??= { value: readPart(bytes.subarray(start, end), json ? undefined : key) }
        return read.value
      },
    })
  }
  let text: string | undefined
  return {
    file,
    absolutePath,
    get text() {
      text ??= bytes.toString('utf8')
      return text
    },
    value,
    withoutSchemaIds: true,
  }
}

/** @param key That the part must be the entry of, in YAML; in JSON the part is the value alone. */
function readPart(bytes: Buffer, key: string | undefined): unknown {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new NotPartial('The part is not valid UTF-8.')
  const text = bytes.toString('utf8')
  return key === undefined ? readJson(text) : readYaml(text, key)
}

function readJson(text: string): unknown {
  let value: JsonValue
  try {
    value = JSON.parse(text) as JsonValue
  } catch {
    throw new NotPartial('There is a syntax error to report.')
  }
  const report = createReport()
  checkJson('', text, value, report)
  if (report.diagnostics.length > 0) throw new NotPartial('There is a mistake to report.')
  return value
}

/** The lines of one entry: its key and what is under it, and no other. */
function readYaml(text: string, key: string): unknown {
  let value: unknown
  try {
    if (parseEvents(text, {}).some(dependsOnOthers)) throw new NotPartial('There are anchors now.')
    if (mayBeInfinite(text)) throw new NotPartial('There may be an infinite number to report.')
    value = parseYaml(text)
  } catch (error) {
    if (error instanceof NotPartial) throw error
    throw new NotPartial('There is a syntax error to report.')
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const [entry, another] = entries
  if (entry?.[0] !== key || another !== undefined) throw new NotPartial('There are other entries now.')
  return entry[1]
}
