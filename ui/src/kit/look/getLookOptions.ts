import type { LookOptions } from './LookOptions.ts'

/** The options of this package among those that the sdk keeps: it passes on what it does not know. */
export function getLookOptions(options: object): LookOptions {
  return options
}
