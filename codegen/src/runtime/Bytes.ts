/** Bytes in memory of their own: `Uint8Array<ArrayBuffer>`, or `Uint8Array` before TypeScript 5.7. */
export type Bytes = ReturnType<Uint8ArrayConstructor['from']>
