const replacement = '[redacted]'

/** Names of values that are secret whatever they look like. */
const secretNames =
  /^(?:otp|one_?time_?code|seed|seed_?phrase|(?:id|access|refresh|csrf|session|auth)?_?token|set-cookie|authorization|(?:\w+-)?project[_-]?id|\w*(?:sym_?key|private_?key(?:_?hex)?|secret(?:_?key)?|api_?key|mnemonic|password|pass_?phrase|e_?mail|jwt|nonce|signatures?|cookies?))$/i

/** A part of a dotted name that starts a JSON object in base64url, so that the whole is a token. */
const tokenStart = 'eyJ'

/**
 * Secrets by their shape, wherever they are in a string. The part matched by `$1` stays readable. Wallets and services
 * choose the strings: each pattern takes time in proportion to the length, so none may start inside a run of its own
 * characters and search to the end of it.
 */
const secretShapes: readonly (readonly [
  pattern: RegExp,
  replacement: string | ((found: string) => string),
])[] = [
  // Before the shapes that would take only a part of it.
  [/(\bcookie:\s?)[^\r\n]+/gi, `$1${replacement}`],
  [/\b((?:bearer|basic)\s)[\w.~+/=-]{8,}/gi, `$1${replacement}`],
  // Credentials of a URL.
  [/(\/\/)[^\s/?#@]+@/g, `$1${replacement}@`],
  // Keys in the paths of nodes: `/v2/<key>`. Addresses of accounts stay, and names of files, which have a dot.
  [/(?<=\/)(?!0x[\da-f]{40}(?![\w-]))(?=[a-z_-]*\d)[\w-]{20,}(?![\w.-])/gi, replacement],
  // The key of a pairing URI, and parameters of URLs and forms that carry secrets.
  [
    /((?:symKey|projectId|project_id|api_?key|token|signature|nonce|code|auth|email|password)(?:=|%3D))[^&\s"'#]+/gi,
    `$1${replacement}`,
  ],
  // Lines of sign-in messages, and JSON in a string.
  [
    /((?:symKey|project_?id|api_?key|token|signature|nonce|email|password|private_?key|secret|mnemonic)(?:\\*"\s?:\s?\\*"|:\s?))[^\s"\\,;}]+/gi,
    `$1${replacement}`,
  ],
  [/(?<![\w-])[\w-]+(?:\.[\w-]*)+/g, (found) => (found.includes(tokenStart) ? replacement : found)],
  // Signatures and keys; an address has 40 digits and stays. Hashes of transactions have 64, and so have private keys.
  [/(?:0x)?[\da-f]{64,}/gi, replacement],
  // Signatures of Solana, and its secret keys.
  [/[1-9A-HJ-NP-Za-km-z]{64,}/g, replacement],
  // The same, and signatures of 65 bytes, in base64.
  [/[A-Za-z\d+/]{86,87}={1,2}/g, replacement],
  [
    /(?<![\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-])[\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
    replacement,
  ],
]

const maximumDepth = 6
/** Characters and values that are shown in all: a wallet's error may be of any size, and refer to itself. */
const maximumSize = 50_000
/** Lists of this many bytes or more are keys and signatures. */
const shortestKey = 32
const omitted = '[…]'

/** Remaining size of the copy of one value. */
interface Budget {
  left: number
}

/**
 * Copies a value without secrets, for logs and error reports: keys, tokens, codes, signatures, e-mail addresses and
 * project ids, by the name of their property and by their shape. Large values are cut. Never throws.
 *
 * @example
 * report(redact(error))
 */
export function redact(value: unknown): unknown {
  return copy(value, maximumDepth, { left: maximumSize })
}

/** A string without secrets, cut before the word that exceeds the budget. */
function redactText(text: string, budget: Budget): string {
  const { left } = budget
  budget.left -= text.length + 1
  // A part of a secret has no shape that is known.
  const shown = text.length > left ? text.slice(0, Math.max(text.lastIndexOf(' ', left), 0)) : text
  const rest = secretShapes.reduce((all, [pattern, by]) => all.replace(pattern, by as string), shown)
  return shown === text ? rest : `${rest}${omitted}`
}

function copy(value: unknown, depth: number, budget: Budget): unknown {
  if (typeof value === 'string') return redactText(value, budget)
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value
  if (typeof value !== 'object' || value === null) return value
  budget.left -= 1
  if (depth === 0 || budget.left < 0) return omitted
  try {
    if (ArrayBuffer.isView(value)) return replacement
    if (Array.isArray(value)) {
      if (isBytes(value)) return replacement
      // Headers and form fields are lists of pairs.
      if (value.length === 2 && secretNames.test(String(value[0]))) return [value[0], replacement]
      return value.slice(0, budget.left).map((item) => copy(item, depth - 1, budget))
    }
    // Useful properties of an error are not enumerable.
    const shown =
      value instanceof Error ? { ...namesOf(value, budget), cause: copy(value.cause, depth - 1, budget) } : {}
    const entries = Object.entries(value)
      .slice(0, Math.max(budget.left, 0))
      .map(([name, item]) => {
        const copied = secretNames.test(name) ? replacement : copy(item, depth - 1, budget)
        return [redactText(name, budget), copied] as const
      })
    return Object.fromEntries([...Object.entries(shown), ...entries])
  } catch {
    // A getter or a proxy that throws: nothing of it can be shown.
    return replacement
  }
}

/** Whether a list could be the bytes of a key or signature, as JSON has them. */
function isBytes(list: readonly unknown[]): boolean {
  return (
    list.length >= shortestKey &&
    list.every((item) => Number.isInteger(item) && Number(item) >= 0 && Number(item) < 256)
  )
}

function namesOf({ name, message }: Error, budget: Budget): object {
  return { name: redactText(String(name), budget), message: redactText(String(message), budget) }
}
