import type { OptionData } from '../options/OptionData.ts'

/** A mode as a host app sets it: `auto` follows the page and the system. */
export type ThemeSetting = NonNullable<OptionData['themeMode']>

/** A mode as it is shown. */
export type ThemeMode = Exclude<ThemeSetting, 'auto'>

/** AppKit's theme variables. */
export type ThemeVariables = NonNullable<OptionData['themeVariables']>

/** State of the theme store. */
export interface ThemeState {
  readonly themeSetting: ThemeSetting
  /** With `auto`: `dark` until the modal's code has read the page. */
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}
