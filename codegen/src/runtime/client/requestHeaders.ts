import type { SentCredentials } from './credentials.ts'
import type { EncodedBody } from './encodeBody.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { serializeQuery } from './serializeQuery.ts'
import { type ParameterFormat, plainText, presentEntries, serializeValue } from './serializeValue.ts'

const defaultFormat: ParameterFormat = { style: 'simple', explode: false }

/** A token of RFC 6265. */
const cookieName = /^[\w!#$&'*+.^`|~-]+$/

/** Headers of a call: its header and cookie parameters, its credentials, and the type of its body. */
export function requestHeaders(
  operation: OperationDescription,
  parameters: { readonly header?: object | undefined; readonly cookie?: object | undefined },
  body: EncodedBody | undefined,
  granted?: SentCredentials,
): Record<string, string> {
  const { headerFormats: formats = {} } = operation
  const headers: Record<string, string> = {}
  if (body?.contentType !== undefined) headers['Content-Type'] = body.contentType
  for (const [name, value] of [
    ...presentEntries({ ...parameters.header }),
    ...presentEntries({ ...granted?.header }),
  ]) {
    const format = (Object.hasOwn(formats, name) ? formats[name] : undefined) ?? defaultFormat
    const text = format.json === true ? asciiJson(value) : serializeValue(name, value, format, plainText)
    // A line break would start another header.
    headers[name] = text.replace(/[\r\n\0]+/g, ' ')
  }
  const cookies = [
    ...cookiePairs(parameters.cookie, operation.cookieFormats),
    ...cookiePairs(granted?.cookie, undefined),
  ]
  // Browsers ignore this header and send their own cookies.
  return cookies.length > 0 ? { ...headers, Cookie: cookies.join('; ') } : headers
}

/** Headers have no letters beyond ASCII, but JSON has escapes for them. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Written as in a query, but for names, whose signs mean nothing in a cookie. */
function cookiePairs(group: object | undefined, formats: OperationDescription['cookieFormats']): string[] {
  const pairs = serializeQuery({ ...group }, formats).split('&')
  return pairs.filter(Boolean).map((pair) => {
    const end = pair.indexOf('=')
    const name = decodeURIComponent(pair.slice(0, end))
    return cookieName.test(name) ? name + pair.slice(end) : pair
  })
}
