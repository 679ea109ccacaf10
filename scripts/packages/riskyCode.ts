export interface Risk {
  readonly line: number
  readonly reason: string
}

interface Rule {
  readonly pattern: RegExp
  readonly reason: string
}

const remoteAddress = String.raw`['"\x60](?:https?:)?//`

/** Patterns of code that is loaded or created at run time. */
const rules: readonly Rule[] = [
  { pattern: /(?<![\w.$])eval\s*\(/, reason: 'evaluates a string (eval)' },
  { pattern: /\bnew\s+Function\s*\(/, reason: 'evaluates a string (new Function)' },
  { pattern: /\b(?:setTimeout|setInterval)\s*\(\s*['"`]/, reason: 'evaluates a string (timer)' },
  { pattern: /createElement(?:NS)?\([^)]*['"`]script['"`]/i, reason: 'creates a script element' },
  { pattern: /<script[^>]+src\s*=\s*["']?(?:https?:)?\/\//i, reason: 'loads a remote script' },
  { pattern: new RegExp(String.raw`\bimport\s*\(\s*${remoteAddress}`), reason: 'imports from a URL' },
  {
    pattern: new RegExp(String.raw`\b(?:from|import)\s*${remoteAddress}`),
    reason: 'imports from a URL',
  },
  { pattern: /\bimportScripts\s*\(/, reason: 'loads a script into a worker' },
  { pattern: /\bdocument\s*\.\s*write(?:ln)?\s*\(/, reason: 'writes markup into the page' },
]

/** Product code never handles private keys; the scripted wallets of tests are in a folder of their own. */
const keyRule: Rule = {
  pattern: /\b(?:privateKeyToAccount|mnemonicToAccount|hdKeyToAccount|fromSecretKey|generatePrivateKey)\b/,
  reason: 'touches a private key',
}

/**
 * Finds code that a published package must not contain.
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
