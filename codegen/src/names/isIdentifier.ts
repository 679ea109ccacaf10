import { reservedWords } from './reservedWords.ts'

/** Whether a name can be declared as it is (ASCII only, no reserved word). */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && !reservedWords.has(name)
}
