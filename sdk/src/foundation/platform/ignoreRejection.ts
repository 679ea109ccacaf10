/** Takes what a wallet's method has returned although it should return nothing: a promise may reject. */
export function ignoreRejection(returned: unknown): void {
  const wait = async () => returned
  wait().catch(() => undefined)
}
