export type ThemeMode = 'dark' | 'light'

/** The incumbent's theme variables. */
export interface ThemeVariables {
  readonly '--w3m-font-family'?: string
  readonly '--w3m-accent'?: string
  readonly '--w3m-color-mix'?: string
  /** Percent, 0 to 100. */
  readonly '--w3m-color-mix-strength'?: number
  /** Default: `10px`. */
  readonly '--w3m-font-size-master'?: string
  /** Default: `4px`. */
  readonly '--w3m-border-radius-master'?: string
  /** Default: 999. */
  readonly '--w3m-z-index'?: number
  readonly '--w3m-qr-color'?: string
}

/** State of the theme store. */
export interface ThemeState {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}
