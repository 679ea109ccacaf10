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
  {
    pattern: /\b(?:globalThis|window|self)\s*(?:\?\.|\.)\s*eval\b|\(\s*0\s*,\s*eval\s*\)/,
    reason: 'evaluates a string (eval)',
  },
  { pattern: /(?<![\w.$])(?:new\s+)?Function\s*\(\s*(?=['"`\w)])/, reason: 'evaluates a string (Function)' },
  { pattern: /\b(?:setTimeout|setInterval)\s*\(\s*['"`]/, reason: 'evaluates a string (timer)' },
  { pattern: /createElement(?:NS)?\([^)]*['"`]script['"`]/i, reason: 'creates a script element' },
  { pattern: /<script[^>]+src\s*=\s*["']?(?:https?:)?\/\//i, reason: 'loads a remote script' },
  { pattern: new RegExp(String.raw`\bimport\s*\(\s*${remoteAddress}`), reason: 'imports from a URL' },
  { pattern: /\bimport\s*\(\s*['"`](?:data|blob):/, reason: 'imports from a URL' },
  {
    pattern: new RegExp(String.raw`\b(?:from|import)\s*${remoteAddress}`),
    reason: 'imports from a URL',
  },
  { pattern: /\bimportScripts\s*\(/, reason: 'loads a script into a worker' },
  { pattern: /\bdocument\s*\.\s*write(?:ln)?\s*\(/, reason: 'writes markup into the page' },
  {
    pattern:
      /\.(?:innerHTML|outerHTML|srcdoc)\s*\+?=(?!=)|\binsertAdjacentHTML\s*\(|\bdangerouslySetInnerHTML\b(?!\|)/,
    reason: 'writes markup into the page',
  },
]

/** In a browser an address may be remote. Programs for Node load the configuration that they are pointed to. */
const computedImport: Rule = {
  pattern: /\bimport\s*\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(?:[^'"`\s/)]|`[^`]*\$\{)/,
  reason: 'imports from a computed address',
}

/** Product code never handles private keys; the scripted wallets of tests are in a folder of their own. */
const keyRule: Rule = {
  pattern:
    /\b(?:privateKeyToAccount|mnemonicTo(?:Account|Seed)\w*|hdKeyToAccount|generatePrivateKey|fromSecretKey|Keypair\s*\.\s*(?:fromSeed|generate)|keyPair\s*\.\s*from(?:SecretKey|Seed)|createKeyPair\w*From\w*|createSignerFromKeyPair|generateKeyPairSigner|entropyToMnemonic|generateMnemonic)\b/,
  reason: 'touches a private key',
}

/**
 * Finds code that a published package must not contain.
 *
 * @param file path inside the package, with slashes
 * @param target where it runs
 * @param handlesKeys whether private keys are its subject
 */
export function riskyCode(
  file: string,
  source: string,
  {
    target = 'browser',
    handlesKeys = false,
  }: { readonly target?: 'browser' | 'node'; readonly handlesKeys?: boolean } = {},
): readonly Risk[] {
  const isForTests = /(^|\/)testing(\/|\.)|\.test\.tsx?$/.test(file)
  const applied = [
    ...rules,
    ...(isForTests || handlesKeys ? [] : [keyRule]),
    ...(target === 'browser' ? [computedImport] : []),
  ]
  return applied
    .flatMap(({ pattern, reason }) =>
      // Over the whole source: a call may continue on the next line.
      [...source.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ index }) => ({
        line: source.slice(0, index).split('\n').length,
        reason,
      })),
    )
    .sort((a, b) => a.line - b.line)
}
