/** Cancels the rest of a body. Not awaited: with a copy at another reader it ends only when both are cancelled. */
export function cancelBody(body: ReadableStream | null | undefined): void {
  body?.cancel().catch(() => undefined)
}
