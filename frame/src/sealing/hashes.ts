import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Of a secret with as much randomness as a key; such a hash cannot be reversed by trying. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Of a value that could be found by trying, such as a code of six digits: not without the server's secret. */
export function keyedHashOf(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}

/** Takes equally long wherever the two differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
