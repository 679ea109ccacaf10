import type { Bytes } from './Bytes.ts'
import { cancelBody } from './cancelBody.ts'
import { joinBytes } from './joinBytes.ts'

/** The body of a response, or undefined when it is longer than allowed; reading stops there. */
export async function readCapped(
  message: Pick<Response, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Bytes | undefined> {
  const announced = Number(message.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    cancelBody(message.body)
    return undefined
  }
  const reader = message.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(value)
  }
  return joinBytes(chunks, length)
}
