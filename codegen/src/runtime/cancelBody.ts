/** Says that nobody reads a body any further. Not waited for: where somebody has a copy, that is over when both are. */
export function cancelBody(body: ReadableStream | null | undefined): void {
  body?.cancel().catch(() => undefined)
}
