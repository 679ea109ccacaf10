export interface Risk {
  readonly line: number
  readonly reason: string
}

interface Rule {
  readonly pattern: RegExp
  readonly reason: string
}

const remoteAddress = String.raw`['"\x60](?:https?:)?//`

/** No code is fetched while the kit runs, and none is made from text: what was published is what runs. */
const rules: readonly Rule[] = [
  { pattern: /(?<![\w.$])eval\s*\(/, reason: 'runs text as code (eval)' },
  { pattern: /\bnew\s+Function\s*\(/, reason: 'runs text as code (new Function)' },
  { pattern: /\b(?:setTimeout|setInterval)\s*\(\s*['"`]/, reason: 'runs text as code (timer)' },
  { pattern: /createElement(?:NS)?\([^)]*['"`]script['"`]/i, reason: 'makes a script element' },
  { pattern: /<script[^>]+src\s*=\s*["']?(?:https?:)?\/\//i, reason: 'loads a remote script' },
  { pattern: new RegExp(String.raw`\bimport\s*\(\s*${remoteAddress}`), reason: 'imports from an address' },
  {
    pattern: new RegExp(String.raw`\b(?:from|import)\s*${remoteAddress}`),
    reason: 'imports from an address',
  },
  { pattern: /\bimportScripts\s*\(/, reason: 'loads a script into a worker' },
  { pattern: /\bdocument\s*\.\s*write(?:ln)?\s*\(/, reason: 'writes markup into the page' },
]

/** Product code never holds a key; what scripted wallets of tests need lies in a folder of its own. */
const keyRule: Rule = {
  pattern: /\b(?:privateKeyToAccount|mnemonicToAccount|hdKeyToAccount|fromSecretKey|generatePrivateKey)\b/,
  reason: 'touches a private key',
}

/**
 * Looks for code that a published package must not have.
 *
 * @param file path inside the package, with slashes
 */
export function riskyCode(file: string, source: string): readonly Risk[] {
  const isForTests = /(^|\/)testing(\/|\.)|\.test\.tsx?$/.test(file)
  const applied = isForTests ? rules : [...rules, keyRule]
  return source
    .split('\n')
    .flatMap((text, index) =>
      applied.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => ({ line: index + 1, reason })),
    )
}
