/** Says where a party is, and which steps to production are left. */
export function firstLine(party: 'frame' | 'keeper', origin: string, missing: readonly string[]): string {
  const rest = missing.length === 0 ? 'ready for production' : `missing for production: ${missing.join(', ')}`
  return `${party} at ${origin}; ${rest}`
}
