import type { Bytes } from './Bytes.ts'

/** Joins chunks of a known total length. */
export function joinBytes(chunks: readonly Uint8Array[], length: number): Bytes {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
