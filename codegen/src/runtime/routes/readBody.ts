import type { Bytes } from '../Bytes.ts'
import type { Inner } from '../validators/schema.ts'
import { isClaimed, readQuery } from './readQuery.ts'
import { type BodyLimits, receiveBody } from './receiveBody.ts'
import type { DeclaredParameters, WireParameter } from './wireParameter.ts'
import {
  fieldsOf,
  itemsOf,
  readStrings,
  readText,
  shapeOfKey,
  type WireFields,
  type WireShape,
} from './wireShape.ts'

/** Description of a request body of one media type. */
export interface WireContentFacts {
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'binary'
  /** Of a form: what its fields represent. */
  readonly shape?: WireFields
  /** Fields whose `encoding` the contract defines; they are written like query parameters. */
  readonly fields?: DeclaredParameters['query']
  /** Of all but the first content, whose validator the route has. */
  readonly schema?: Inner
}

/** One declared kind of request body. */
export interface WireContent extends Omit<WireContentFacts, 'fields'> {
  /** As declared: `application/json`, `image/*`. */
  readonly mediaType: string
  readonly fields: readonly WireParameter[]
}

/** A body, or the status with which it must be refused and why. */
export type ReadBody =
  | {
      readonly ok: true
      readonly value: unknown
      readonly content?: WireContent
      readonly contentType?: string
    }
  | { readonly ok: false; readonly status: 400 | 408 | 413 | 415; readonly message: string }

/** Reads the body of a request as one of the declared contents. No body at all is `undefined`. */
export async function readBody(
  request: Request,
  contents: readonly WireContent[],
  limits: BodyLimits,
): Promise<ReadBody> {
  const received = await receiveBody(request, limits)
  if (!received.ok) return received
  const { bytes } = received
  const header = request.headers.get('content-type') ?? ''
  const content = findContent(contents, header)
  if (bytes.byteLength === 0 && !mayBeEmpty(content, header)) return { ok: true, value: undefined }
  if (content === undefined) return { ok: false, status: 415, message: `The body must not be ${header}` }
  return parse(bytes, content, header)
}

/** The most specific content that the body may be. */
function findContent(contents: readonly WireContent[], header: string): WireContent | undefined {
  if (header === '') return contents[0]
  const fitting = contents.filter(({ mediaType }) => fits(mediaType, header))
  return (
    fitting.find(({ mediaType }) => mediaType === header) ??
    fitting.find(({ mediaType }) => !mediaType.includes('*')) ??
    fitting.find(({ mediaType }) => mediaType !== '*/*') ??
    fitting[0] ??
    contents.find((content) => isUnknownFile(content, header))
  )
}

/** A file of unknown type is sent as `application/octet-stream`, even where the contract requires `image/*`. */
function isUnknownFile({ kind, mediaType }: WireContent, header: string): boolean {
  return kind === 'binary' && mediaType.endsWith('/*') && fits('application/octet-stream', header)
}

/** An empty string or file, and a form without fields, are bodies where a request declares one. */
function mayBeEmpty(content: WireContent | undefined, header: string): boolean {
  return header !== '' && content !== undefined && !['json', 'multipart'].includes(content.kind)
}

async function parse(bytes: Bytes, content: WireContent, header: string): Promise<ReadBody> {
  try {
    const value = await parseAs(bytes, content, header)
    return { ok: true, value, content, contentType: essence(header, content) }
  } catch {
    return { ok: false, status: 400, message: `The body is not ${content.mediaType}` }
  }
}

async function parseAs(bytes: Bytes, content: WireContent, header: string): Promise<unknown> {
  switch (content.kind) {
    case 'json':
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    case 'text':
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    case 'form':
      return readForm(new TextDecoder().decode(bytes), content)
    case 'multipart':
      return readFields(await readParts(bytes, header, content.shape), content.shape)
    case 'binary':
      return new Blob([bytes], { type: header })
  }
}

/** Shapes of a form's fields. */
export function fieldShapes({ shape, fields }: WireContent): Readonly<Record<string, WireShape>> {
  return { ...shape?.properties, ...Object.fromEntries(fields.map((field) => [field.name, field.shape])) }
}

function readForm(text: string, { shape, fields }: WireContent): object {
  const described = new Set(
    fields.flatMap((field) => [field.name, ...Object.keys(spreadFields(field)?.properties ?? {})]),
  )
  const others = pairsOf<string>(new URLSearchParams(text)).filter(([name]) => !isClaimed(name, described))
  return { ...readFields(others, shape), ...readQuery(fields, text) }
}

/** Fields of an exploded object, which are written as if they were the form's. */
function spreadFields({ shape, explode, json, style }: WireParameter): WireFields | undefined {
  return explode && json !== true && style !== 'deepObject' ? fieldsOf(shape) : undefined
}

/** Without iteration, which hosts whose `lib` leaves out `DOM.Iterable` cannot check. */
function pairsOf<T>(fields: { forEach(each: (value: T, name: string) => void): void }): [string, T][] {
  const pairs: [string, T][] = []
  fields.forEach((value, name) => {
    pairs.push([name, value])
  })
  return pairs
}

/** Parts of a multipart body; those announced as JSON are read as text, unless a file is declared. */
async function readParts(bytes: Bytes, header: string, shape: WireFields = { properties: {} }) {
  const type = header.replace(/^\s*multipart\/[^\s;]+/i, 'multipart/form-data')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  return Promise.all(
    pairsOf<FormDataEntryValue>(form).map(async ([name, part]): Promise<[string, string | Blob]> => {
      const own = shapeOfKey(shape, name)
      const isFile = (itemsOf(own) ?? own) === 'file'
      const isJson = part instanceof Blob && /[/+]json\b/.test(part.type)
      return [name, isJson && !isFile ? await part.text() : part]
    }),
  )
}

/** The media type of a request: the declared one, or its header's where a range is declared. */
function essence(header: string, { mediaType }: WireContent): string {
  return mediaType.includes('*') && header !== '' ? (header.split(';')[0] ?? '').trim() : mediaType
}

/** Fields of a form as an object; a field that occurs more than once is a list. */
function readFields<T>(
  fields: readonly (readonly [string, T])[],
  shape: WireFields = { properties: {} },
): object {
  const named = new Map<string, T[]>()
  for (const [name, value] of fields) {
    const values = named.get(name)
    if (values === undefined) named.set(name, [value])
    else values.push(value)
  }
  named.delete('__proto__')
  return Object.fromEntries(
    [...named].map(([name, values]) => {
      const own = shapeOfKey(shape, name)
      const items = itemsOf(own)
      const strings = values.filter((value) => typeof value === 'string')
      if (items !== undefined && strings.length === values.length)
        return [name, readStrings(strings, items, true)]
      const read = values.map((value) => (typeof value === 'string' ? readText(value, items ?? own) : value))
      return [name, items !== undefined || read.length > 1 ? read : read[0]]
    }),
  )
}

function fits(declared: string, header: string): boolean {
  const actual = (header.split(';')[0] ?? '').trim().toLowerCase()
  const [type = '', subtype = ''] = declared.toLowerCase().split(';')[0]?.trim().split('/') ?? []
  const [actualType, actualSubtype] = actual.split('/')
  return (type === '*' || type === actualType) && (subtype === '*' || subtype === actualSubtype)
}
