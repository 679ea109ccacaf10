import { createHash } from 'node:crypto'

/** Hash of a file's content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
