import type { BodyDescription, OperationDescription } from './OperationDescription.ts'
import { serializeQuery } from './serializeQuery.ts'
import { hasKeys, type ParameterFormat, plainText } from './serializeValue.ts'

/** A body for fetch, and its content type (none for multipart: fetch adds it with the boundary). */
export interface EncodedBody {
  readonly value: NonNullable<RequestInit['body']>
  readonly contentType?: string
}

/** The body of a call in the media type that was chosen or that the contract prefers; undefined when there is none. */
export async function encodeBody(
  operation: OperationDescription,
  value: unknown,
  chosen?: string,
): Promise<EncodedBody | undefined> {
  const { body } = operation
  if (body === undefined || value === undefined) return undefined
  const description = chosen === undefined ? body : describedBody(operation, chosen)
  const { kind, fieldFormats } = description
  const contentType = chosen ?? description.mediaType
  switch (kind) {
    case 'json':
      return { value: JSON.stringify(value), contentType: concrete(contentType, 'application/json') }
    case 'form':
      return { value: formText(value, fieldFormats), contentType }
    case 'multipart':
      return multipart(formData(value, fieldFormats), contentType)
    case 'text':
      return {
        value: value instanceof ReadableStream ? value : plainText(value),
        contentType: concrete(contentType, 'text/plain'),
      }
    case 'binary':
      return binary(value, contentType)
  }
}

/** @throws TypeError for a media type that the contract does not have */
function describedBody(
  { name, body, otherBodies = [] }: OperationDescription,
  chosen: string,
): BodyDescription {
  const all = body === undefined ? otherBodies : [body, ...otherBodies]
  const found =
    all.find(({ mediaType }) => mediaType === chosen) ??
    all.find(({ mediaType }) => mediaType !== '*/*' && covers(mediaType, chosen)) ??
    all.find(({ mediaType }) => covers(mediaType, chosen))
  if (found === undefined) throw new TypeError(`The body of ${name} cannot be ${chosen}.`)
  return found
}

function covers(range: string, mediaType: string): boolean {
  return range.endsWith('/*') && (range === '*/*' || mediaType.startsWith(range.slice(0, -1)))
}

/** Percent-encoded pairs; a space as `+`, as forms of browsers write it. */
function formText(value: unknown, formats: Readonly<Record<string, ParameterFormat>> = {}): string {
  const fields = { ...(value as object) }
  const written = Object.entries(fields).map(([name, field]): [string, ParameterFormat] => {
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined
    // An empty field is sent, because it differs from a missing one.
    return [name, { ...(format ?? usualFormat(field)), allowEmpty: true }]
  })
  return serializeQuery(fields, Object.fromEntries(written)).replaceAll('%20', '+')
}

/** Without an encoding in the contract, an object is sent as JSON. */
function usualFormat(field: unknown): ParameterFormat {
  return { style: 'form', explode: true, json: hasKeys(field) }
}

function formData(value: unknown, formats: Readonly<Record<string, ParameterFormat>> = {}): FormData {
  const form = new FormData()
  for (const [key, entry] of Object.entries({ ...(value as object) })) {
    for (const item of Array.isArray(entry) ? entry : [entry]) {
      if (item === undefined || item === null) continue
      const isJson = Object.hasOwn(formats, key) && formats[key]?.json === true
      if (isJson) {
        form.append(key, new Blob([JSON.stringify(item)], { type: 'application/json' }))
        continue
      }
      if (item instanceof Blob) form.append(key, item)
      else if (item instanceof Uint8Array) form.append(key, new Blob([new Uint8Array(item)]))
      else form.append(key, plainText(item))
    }
  }
  return form
}

/** Fetch writes forms only; other kinds of multipart bodies differ only in their name. */
async function multipart(form: FormData, contentType: string): Promise<EncodedBody> {
  const kind = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (kind === 'multipart/form-data' || kind.includes('*')) return { value: form }
  const written = new Response(form)
  const announced = written.headers.get('content-type') ?? ''
  return { value: await written.blob(), contentType: announced.replace('multipart/form-data', kind) }
}

/** A range such as `text/*` is not the type of any body. */
function concrete(mediaType: string, usual: string): string {
  return mediaType.includes('*') ? usual : mediaType
}

function binary(value: unknown, mediaType: string): EncodedBody {
  const ownType = value instanceof Blob && value.type !== '' ? value.type : undefined
  return { value: value as Blob, contentType: concrete(mediaType, ownType ?? 'application/octet-stream') }
}
