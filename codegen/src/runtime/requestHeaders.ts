import type { SentCredentials } from './credentials.ts'
import type { EncodedBody } from './encodeBody.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { plainText, serializeValue } from './serializeValue.ts'

const defaultFormat = { style: 'simple', explode: false } as const

/** Headers of a call: its header and cookie parameters, its credentials, and the type of its body. */
export function requestHeaders(
  operation: OperationDescription,
  parameters: { readonly header?: object | undefined; readonly cookie?: object | undefined },
  body: EncodedBody | undefined,
  granted?: SentCredentials,
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (body?.contentType !== undefined) headers['Content-Type'] = body.contentType
  for (const [name, value] of [...entries(parameters.header), ...entries(granted?.header)]) {
    const text = serializeValue(name, value, operation.headerFormats?.[name] ?? defaultFormat, plainText)
    // A line break would start another header.
    headers[name] = text.replace(/[\r\n\0]+/g, ' ')
  }
  const cookies = [...entries(parameters.cookie), ...entries(granted?.cookie)].map(
    ([name, value]) => `${name}=${encodeURIComponent(plainText(value))}`,
  )
  // Browsers ignore this header and send their own cookies.
  if (cookies.length > 0) headers.Cookie = cookies.join('; ')
  return headers
}

function entries(group: object | undefined): [string, unknown][] {
  return Object.entries(group ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
}
