/**
 * A range of npm that starts at a minimum or later. Ranges of another kind than `^1.2.3`, `~1.2.3`, `1.2.3`, `1.x`
 * and `>=1.2.3` are left as they are: a tag, an address or a workspace is the project's own decision.
 *
 * @param minimum e.g. `2.38.0`
 * @example
 * raiseRange('^2.21.0', '2.38.0') // '^2.38.0'
 * raiseRange('^2.45.0', '2.38.0') // '^2.45.0'
 */
export function raiseRange(range: string, minimum: string): string {
  const [, prefix, version = ''] = /^(\^|~|>=)?\s*v?(\d[\w.*-]*)$/.exec(range.trim()) ?? []
  if (version === '') return range
  const parts = version.split('.')
  const isOpen = parts.length < 3 || parts.some((part) => /^[x*]$/i.test(part))
  for (const [place, wanted] of minimum.split('.').map(Number).entries()) {
    // A part that is left out may be any number: the range starts at 0.
    const number = Number.parseInt(parts[place] ?? '0', 10) || 0
    if (number > wanted) return range
    if (number < wanted) return `${prefix ?? (isOpen ? '^' : '')}${minimum}`
  }
  return range
}
