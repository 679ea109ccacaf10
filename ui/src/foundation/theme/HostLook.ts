import type { ThemeMode } from '@wallet-kit/sdk'
import type { Rgb } from './color/Rgb.ts'
import type { NeutralTokens } from './neutralTokens.ts'

/** The host app's design, checked, in the terms of the kit's tokens. */
export interface HostLook {
  /** The mode of the palette in force. */
  readonly mode: ThemeMode
  readonly neutral: NeutralTokens
  readonly accent: Rgb | undefined
  readonly fontFamily: string | undefined
  /** A CSS length: `--wk-radius`. */
  readonly radius: string | undefined
  readonly zIndex: number | undefined
  /** Factor of paddings and gaps. */
  readonly spacing: number | undefined
  /** Factor of font sizes. */
  readonly textSize: number | undefined
  /** Variables of the weights that differ from the defaults. */
  readonly weights: Readonly<Record<`--wk-weight-${number}`, number>>
  readonly isRtl: boolean
  /** Rules for parts, for a sheet of this modal. */
  readonly css: string
  /** `components` of the MUI theme, for MUI's own parts. */
  readonly components: object
  /** The design is a MUI theme: the app has MUI, and expects its parts. */
  readonly hasMui: boolean
}
