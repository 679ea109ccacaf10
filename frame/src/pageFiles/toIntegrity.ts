import { createHash } from 'node:crypto'

/** Hash of a script as browsers compare it (Subresource Integrity), e.g. `sha384-…`. */
export function toIntegrity(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
