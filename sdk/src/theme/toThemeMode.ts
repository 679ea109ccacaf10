import type { ThemeMode } from './ThemeState.ts'

/** Tokens and style sheets are looked up by the mode; JavaScript and options from JSON may pass anything. */
export function toThemeMode(mode: ThemeMode | undefined): ThemeMode {
  return mode === 'light' ? mode : 'dark'
}
