import { warn } from '../platform/warn.ts'
import { findInvalidOptions } from './findInvalidOptions.ts'
import type { OptionData } from './OptionData.ts'

/** More lines would hide the first ones. */
const mostLines = 20

/** Warns the developer about options that break their declaration, which JavaScript and JSON let through. */
export function reportInvalidOptions(given: Partial<OptionData>): void {
  const found = findInvalidOptions(given)
  if (found.length === 0) return
  const lines = found.slice(0, mostLines).map(({ path, reason }) => `\n- ${path}: ${reason}`)
  warn(`Invalid options (${found.length}):`, lines.join(''))
}
