import type { ThemeSetting, ThemeState } from './ThemeState.ts'

/** Tokens and style sheets are looked up by the mode; JavaScript and options from JSON may pass anything. */
export function toThemeModes(mode: ThemeSetting = 'auto'): Pick<ThemeState, 'themeMode' | 'themeSetting'> {
  const themeMode = mode === 'light' ? mode : 'dark'
  return { themeMode, themeSetting: mode === 'auto' ? mode : themeMode }
}
