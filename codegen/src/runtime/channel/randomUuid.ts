/**
 * A UUID of version 4 (RFC 9562). `crypto.randomUUID` exists on secure pages only, and pages under development are often
 * opened at an address of the local network.
 */
export function randomUuid(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16))
  const digits = bytes.map((byte, index) => {
    if (index === 6) return hexadecimal((byte & 0x0f) | 0x40)
    return hexadecimal(index === 8 ? (byte & 0x3f) | 0x80 : byte)
  })
  const part = (start: number, end: number) => digits.slice(start, end).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-')
}

function hexadecimal(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
