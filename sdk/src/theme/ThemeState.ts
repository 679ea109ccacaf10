import type { OptionData } from '../options/OptionData.ts'

export type ThemeMode = NonNullable<OptionData['themeMode']>

/** AppKit's theme variables. */
export type ThemeVariables = NonNullable<OptionData['themeVariables']>

/** State of the theme store. */
export interface ThemeState {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}
