import type { ComponentType } from 'react'
import type { PartName } from '../../foundation/styles/PartName.ts'
import type { Styles } from '../../foundation/styles/Styles.ts'
import type { DesignTokens } from './DesignTokens.ts'
import type { MuiThemeLike } from './MuiThemeLike.ts'

/** Props of `slots.Avatar`. */
export interface AvatarSlotProps {
  readonly address: string
  /** Image of the account's name, if it has one. */
  readonly source?: string | undefined
  /** Width and height in CSS pixels. */
  readonly pixels: number
}

/** Components of the host app in place of the modal's own. They are rendered in its shadow root. */
export interface Slots {
  /** Picture of an account. It is decorative: the address is beside it. */
  readonly Avatar?: ComponentType<AvatarSlotProps> | undefined
  /** At the start of the header of the first view, in place of the button that explains wallets. */
  readonly HeaderStart?: ComponentType | undefined
}

/**
 * How the modal looks. Each can be changed at run time by `updateOptions`. Of two that set the same value the later in
 * this order applies: `theme`, `designTokens`, `themeVariables`, `slotProps`.
 */
export interface LookOptions {
  /**
   * The host app's MUI theme. The page's buttons take accent, font, corners and mode over with the modal's code; `fromMuiTheme` of
   * `@wallet-kit/react/mui` gives them to the first paint.
   */
  readonly theme?: MuiThemeLike | undefined
  /** The same for apps without MUI. */
  readonly designTokens?: DesignTokens | undefined
  /** Styles by part: numbers are pixels, keys with `&` are selectors, `@media` works. */
  readonly slotProps?: { readonly [Part in PartName]?: { readonly sx: Styles } } | undefined
  readonly slots?: Slots | undefined
}
