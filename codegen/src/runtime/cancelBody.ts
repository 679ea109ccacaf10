/** Cancels a body that is read no further. Not awaited: where another reader has a copy, it ends when both are cancelled. */
export function cancelBody(body: ReadableStream | null | undefined): void {
  body?.cancel().catch(() => undefined)
}
