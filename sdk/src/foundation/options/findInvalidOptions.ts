import { checkOptions, type InvalidOption } from './checkOptions.ts'

/**
 * Lists the options of `createAppKit` that break their declaration: by type, by length, and addresses that the kit
 * would not use. `universalProvider`, `adapters`, `connectors`, `siwx`, `siweConfig` and `storage` are code, and are
 * not looked at. Never throws.
 *
 * @example
 * for (const { path, reason } of findInvalidOptions(options)) console.error(path, reason)
 */
export function findInvalidOptions(options: unknown): readonly InvalidOption[] {
  return checkOptions(options).invalid
}
