/**
 * Part of a MUI theme that is read: `Theme` and `ThemeOptions` of @mui/material 5 and later both fit. Its values are
 * checked one by one; the type does not describe them, so that no version of MUI is needed to compile.
 */
export interface MuiThemeLike {
  /** `mode`, `primary.main`, `error.main`, `success.main`, `text`, `background.paper`, `divider`. */
  readonly palette?: object | undefined
  /** Palettes by mode (MUI's CSS theme variables): the kit's `themeMode` picks one. */
  readonly colorSchemes?: object | undefined
  /** `fontFamily`, `fontSize`, the weights, and `button`. */
  readonly typography?: unknown
  readonly shape?: object | undefined
  readonly spacing?: unknown
  readonly shadows?: readonly string[] | undefined
  readonly zIndex?: object | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Overrides by component, e.g. `MuiButton.styleOverrides.root`. */
  readonly components?: object | undefined
}
