import type { Bytes } from '../Bytes.ts'
import { joinBytes } from '../joinBytes.ts'
import { startTimer } from '../startTimer.ts'

/** Limits of a request's body. */
export interface BodyLimits {
  readonly maxBytes: number
  /** Milliseconds until the whole body must have been received; `Infinity`: no limit. */
  readonly timeoutMs: number
}

/** Bytes of a body, or the status with which its request must be refused and why. */
export type ReceivedBody =
  | { readonly ok: true; readonly bytes: Bytes }
  | { readonly ok: false; readonly status: 400 | 408 | 413; readonly message: string }

/**
 * Receives the body of a request. The stream of a refused one is never cancelled: `Readable.toWeb` of Node, which servers
 * make such streams with, throws past its reader when data follows, and ends the process.
 */
export async function receiveBody(
  request: Pick<Request, 'headers' | 'body'>,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<ReceivedBody> {
  if (request.body === null) return { ok: true, bytes: new Uint8Array() }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = startTimer(() => resolve(undefined), timeoutMs)
  })
  try {
    const reader = request.body.getReader()
    const tooLong = () => {
      void discard(reader, maxBytes)
      return { ok: false, status: 413, message: `The body is longer than ${maxBytes} bytes` } as const
    }
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLong()
    const chunks: Uint8Array[] = []
    let length = 0
    for (;;) {
      const next = await Promise.race([reader.read(), late])
      if (next === undefined)
        return { ok: false, status: 408, message: `The body took longer than ${timeoutMs} ms` }
      if (next.done) return { ok: true, bytes: joinBytes(chunks, length) }
      length += next.value.byteLength
      if (length > maxBytes) return tooLong()
      chunks.push(next.value)
    }
  } catch {
    return { ok: false, status: 400, message: 'The body is incomplete' }
  } finally {
    clearTimeout(timer)
  }
}

/** Reads on without keeping it, so that a client which sends before it reads gets the reply; up to four times the limit. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  try {
    for (let left = 4 * maxBytes; left > 0; ) {
      const { done, value } = await reader.read()
      if (done) return
      left -= value.byteLength
    }
  } catch {
    // The connection ended, and the request was refused already.
  }
}
