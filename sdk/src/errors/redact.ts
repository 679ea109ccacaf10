const replacement = '[redacted]'

/** Names of values that are secret whatever they look like. */
const secretNames =
  /^(?:sym_?key|private_?key|secret(?:_?key)?|seed|mnemonic|password|otp|one_?time_?code|e_?mail|(?:id|access|refresh|csrf|session|auth)?_?token|jwt|nonce|signature|cookie|set-cookie|authorization|project_?id|x-project-id)$/i

/** Secrets by their shape, wherever they are in a string. What is replaced by `$1` stays readable. */
const secretShapes: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The key of a pairing URI, and parameters of URLs and forms that carry secrets.
  [
    /((?:symKey|projectId|project_id|token|csrfToken|signature|nonce|code|auth|email)(?:=|%3D))[^&\s"'#]+/gi,
    `$1${replacement}`,
  ],
  // A run of characters is looked at from its beginning only, or a long one would keep the page busy for minutes.
  [/(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?\b)eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, `$1${replacement}`],
  // Signatures and keys; an address has 40 digits and stays. Hashes of transactions have 64, and so have private keys.
  [/\b(?:0x)?[\da-f]{64,}\b/gi, replacement],
  // Signatures of Solana, and its secret keys.
  [/\b[1-9A-HJ-NP-Za-km-z]{64,}\b/g, replacement],
  [/(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, replacement],
]

const maximumDepth = 6

/**
 * Copies a value without secrets, for logs and error reports: keys, tokens, codes, signatures, e-mail addresses and project
 * ids, by the name of their property and by their shape. Never throws.
 *
 * @example
 * report(redact(error))
 */
export function redact(value: unknown): unknown {
  return copy(value, maximumDepth)
}

/** A string without secrets. */
function redactText(text: string): string {
  return secretShapes.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text)
}

function copy(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '[…]'
  try {
    if (Array.isArray(value)) return value.map((item) => copy(item, depth - 1))
    const entries = Object.entries(value).map(([name, item]) => {
      return [name, secretNames.test(name) ? replacement : copy(item, depth - 1)] as const
    })
    // Of an error, what is useful is not enumerable.
    const shown = value instanceof Error ? { ...namesOf(value), cause: copy(value.cause, depth - 1) } : {}
    return Object.fromEntries([...Object.entries(shown), ...entries])
  } catch {
    // A getter or a proxy that throws: nothing of it can be shown.
    return replacement
  }
}

function namesOf({ name, message }: Error): object {
  return { name: redactText(String(name)), message: redactText(String(message)) }
}
