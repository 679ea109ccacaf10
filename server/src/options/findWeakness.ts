import { deflateRawSync } from 'node:zlib'

const fewestCharacters = 32
/** A random one of 32 hexadecimal digits has fewer once in 300,000 times. */
const fewestDifferent = 8
/** Of 32 random characters at least as many are left; of what repeats itself, a half or less. */
const fewestCompressed = 28

/** Parts of secrets that examples have and that stay in their place. */
const placeholder =
  /change.{0,3}me|change.{0,3}this|your.{0,3}(?:secret|key)|replace.{0,3}(?:me|this|with)|place.?holder|password|123456|qwerty/i

/** Weakness of a secret that can be guessed, as the end of a sentence; undefined of one that may be random. */
export function findWeakness(secret: unknown): string | undefined {
  if (typeof secret !== 'string') return 'is not a string'
  if (secret.length < fewestCharacters) return `has ${secret.length}`
  if (new Set(secret).size < fewestDifferent) return 'has only a few different ones'
  if (deflateRawSync(secret).byteLength < fewestCompressed) return 'repeats itself'
  if (isSequence(secret)) return 'is a sequence'
  return placeholder.test(secret) ? 'is a placeholder' : undefined
}

/** Whether most characters are the neighbours of those before them: `abcdef…`, `9876…`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) === 1)
  return steps.length > codes.length / 2
}
