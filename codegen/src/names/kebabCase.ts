import { words } from './words.ts'

/** `Wallet Directory` → `wallet-directory`: the folder of a service. */
export function kebabCase(text: string): string {
  const parts = words(text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'))
  return parts.join('-').toLowerCase() || 'service'
}
