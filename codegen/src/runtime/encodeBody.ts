import type { OperationDescription } from './OperationDescription.ts'
import { serializeQuery } from './serializeQuery.ts'
import { isObject, type ParameterFormat, plainText } from './serializeValue.ts'

/** A body as fetch takes it, and the type to announce (none for multipart: its boundary is made by fetch). */
export interface EncodedBody {
  readonly value: NonNullable<RequestInit['body']>
  readonly contentType?: string
}

/** The body of a call in the media type of its contract, or undefined when there is none. */
export function encodeBody({ body }: OperationDescription, value: unknown): EncodedBody | undefined {
  if (body === undefined || value === undefined) return undefined
  const contentType = body.mediaType
  switch (body.kind) {
    case 'json':
      return { value: JSON.stringify(value), contentType }
    case 'form':
      return { value: formText(value, body.fieldFormats), contentType }
    case 'multipart':
      return { value: formData(value) }
    case 'text':
      return { value: plainText(value), contentType }
    case 'binary':
      return binary(value, contentType)
  }
}

/** Percent-encoded pairs; a space as `+`, as forms of browsers write it. */
function formText(value: unknown, formats: Readonly<Record<string, ParameterFormat>> = {}): string {
  const fields = { ...(value as object) }
  const written = Object.entries(fields).map(([name, field]): [string, ParameterFormat] => [
    name,
    Object.hasOwn(formats, name) ? (formats[name] ?? fieldFormat(field)) : fieldFormat(field),
  ])
  return serializeQuery(fields, Object.fromEntries(written)).replaceAll('%20', '+')
}

/** An empty field is sent, because it says that the field is empty; an object is sent as JSON. */
function fieldFormat(field: unknown): ParameterFormat {
  const isNested = isObject(field) && !Array.isArray(field)
  return { style: 'form', explode: true, allowEmpty: true, json: isNested }
}

function formData(value: unknown): FormData {
  const form = new FormData()
  for (const [key, entry] of Object.entries({ ...(value as object) })) {
    for (const item of Array.isArray(entry) ? entry : [entry]) {
      if (item === undefined || item === null) continue
      if (item instanceof Blob) form.append(key, item)
      else if (item instanceof Uint8Array) form.append(key, new Blob([new Uint8Array(item)]))
      else form.append(key, plainText(item))
    }
  }
  return form
}

function binary(value: unknown, mediaType: string): EncodedBody {
  const ownType = value instanceof Blob && value.type !== '' ? value.type : undefined
  const contentType = mediaType.includes('*') ? (ownType ?? 'application/octet-stream') : mediaType
  return { value: value as Blob, contentType }
}
