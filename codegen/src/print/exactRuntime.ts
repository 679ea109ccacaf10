/**
 * A run-time source that reads and writes JSON through `runtime/exactJson`, for an output whose long whole numbers are
 * `bigint`. Other outputs do without that code.
 */
export function exactRuntime(name: string, source: string): string {
  if (name === 'exactJson' || name.startsWith('validators/')) return source
  const used = new Set<string>()
  let text = source
  for (const [plain, exact, call] of replacements) {
    if (!text.includes(plain)) continue
    text = text.replaceAll(plain, exact)
    used.add(call)
  }
  if (used.size === 0) return source
  const path = `${'../'.repeat(name.split('/').length - 1) || './'}exactJson.ts`
  return `import { ${[...used].sort().join(', ')} } from '${path}'\n${text}`
}

const replacements = [
  ['JSON.parse(', 'parseExactJson(', 'parseExactJson'],
  ['JSON.stringify(', 'stringifyExactJson(', 'stringifyExactJson'],
  // A parameter of a route.
  [
    'numberText.test(text)) return Number(text)',
    'numberText.test(text)) return readExactNumber(text)',
    'readExactNumber',
  ],
  // The keys of a cache.
  ['= givenParameters(parameters)', '= givenParameters(hashable(parameters))', 'hashable'],
] as const
