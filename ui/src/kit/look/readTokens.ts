import { parseColor } from '../../foundation/theme/color/parseColor.ts'
import type { DesignTokens } from './DesignTokens.ts'

type Checks = { readonly [Name in keyof DesignTokens]-?: (value: unknown) => boolean }

const isColor = (value: unknown) => typeof value === 'string' && parseColor(value) !== undefined
/** A value that stays inside its declaration and fetches nothing. */
const isPlain = (value: unknown) => typeof value === 'string' && value !== '' && !/[;{}]|url\(/i.test(value)
const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most

const checks: Checks = {
  background: isColor,
  surface: isColor,
  text: isColor,
  textSecondary: isColor,
  border: isColor,
  accent: isColor,
  error: isColor,
  success: isColor,
  overlay: isColor,
  shadow: isPlain,
  fontFamily: isPlain,
  fontSize: isWithin(8, 32),
  fontWeights: (value) => Array.isArray(value) && value.length === 3 && value.every(isWithin(1, 1000)),
  radius: (value) =>
    isWithin(0, 100)(value) || (typeof value === 'string' && /^\d*\.?\d+(px|rem|em)$/.test(value)),
  spacing: isWithin(2, 24),
  zIndex: Number.isSafeInteger,
}

/**
 * The tokens that have a value of their kind. Others keep their defaults; `onIgnored` receives the name of each.
 *
 * @param given what the host app has passed, or what was read from its MUI theme: not checked yet
 */
export function readTokens(
  given: { readonly [Name in keyof DesignTokens]?: unknown },
  onIgnored: (name: string) => void,
): DesignTokens {
  const entries = Object.entries(given).filter(([name, value]) => {
    if (value === undefined) return false
    const isValid = Object.hasOwn(checks, name) && checks[name as keyof Checks](value)
    if (!isValid) onIgnored(name)
    return isValid
  })
  return Object.fromEntries(entries)
}
