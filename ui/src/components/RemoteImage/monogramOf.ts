/** Up to two letters as a placeholder for a name: `Sandbox Wallet` is `SW`, `imToken` is `I`. */
export function monogramOf(name: string): string {
  // Classes of Unicode take milliseconds to compile, and most names need none.
  const gaps = /^[ -~]*$/.test(name) ? /[^a-z0-9]+/i : /[^\p{L}\p{N}]+/u
  return name
    .split(gaps)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
