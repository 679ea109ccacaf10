import type { OperationDescription } from './OperationDescription.ts'
import { serializeQuery } from './serializeQuery.ts'
import { plainText } from './serializeValue.ts'

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
      return { value: formText(value), contentType }
    case 'multipart':
      return { value: formData(value) }
    case 'text':
      return { value: plainText(value), contentType }
    case 'binary':
      return binary(value, contentType)
  }
}

/** Percent-encoded pairs; a space as `+`, as forms of browsers write it. */
function formText(value: unknown): string {
  return serializeQuery({ ...(value as object) }, allowEmpty(value)).replaceAll('%20', '+')
}

/** In a form an empty field is sent: it says that the field is empty. */
function allowEmpty(value: unknown): Record<string, { style: 'form'; explode: true; allowEmpty: true }> {
  return Object.fromEntries(
    Object.keys({ ...(value as object) }).map((key) => [
      key,
      { style: 'form', explode: true, allowEmpty: true },
    ]),
  )
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
