import { words } from './words.ts'

/** `wallet-directory` → `WalletDirectory`; capitals inside a word stay. Never empty, never starts with a digit. */
export function pascalCase(text: string): string {
  const joined = words(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  if (joined === '') return 'Unnamed'
  return /^\d/.test(joined) ? `_${joined}` : joined
}
