import { pascalCase } from './pascalCase.ts'

/** `wallet-directory` → `walletDirectory`, `SIWXSession` → `siwxSession`. */
export function camelCase(text: string): string {
  return pascalCase(text).replace(/^_?[A-Z]+(?=[A-Z][a-z])|^_?[A-Z]+(?![a-z])|^_?[A-Z]/, (start) =>
    start.toLowerCase(),
  )
}
