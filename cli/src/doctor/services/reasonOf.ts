/** Cause of a request that failed, where `fetch` tells it. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : { cause: undefined, message: String(error) }
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
