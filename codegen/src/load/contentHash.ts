import { createHash } from 'node:crypto'

/** Tells two contents apart. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
