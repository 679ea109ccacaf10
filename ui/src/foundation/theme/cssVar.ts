import type { ThemeTokens } from './ThemeTokens.ts'

/** The CSS variable that carries a token, e.g. `var(--wk-textSecondary)`. */
export function cssVar(token: keyof ThemeTokens): string {
  return `var(--wk-${token})`
}
