/** Handles the result of a wallet's method that should return nothing: a promise may reject. */
export function ignoreRejection(returned: unknown): void {
  const wait = async () => returned
  wait().catch(() => undefined)
}
