/**
 * Copies bytes that the wallet could still change. Not by class: bytes of another realm (a frame, an extension's
 * world) are no instance of this realm's.
 */
export function copyBytes(value: unknown): Uint8Array | undefined {
  const isBytes = ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
  return isBytes ? new Uint8Array(value as Uint8Array) : undefined
}
