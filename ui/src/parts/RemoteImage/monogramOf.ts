/** Up to two letters as a placeholder for a name: `Sandbox Wallet` is `SW`, `imToken` is `I`. */
export function monogramOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
