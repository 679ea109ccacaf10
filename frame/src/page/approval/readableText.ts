/** Bytes as UTF-8, or in hexadecimal when they are not valid UTF-8. */
export function readableText(bytes: ArrayLike<number>): string {
  const all = Uint8Array.from(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(all)
  } catch {
    return `0x${Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
}
