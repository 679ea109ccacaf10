import type { ThemeMode } from '@wallet-kit/sdk'
import type { Rgb } from './color/Rgb.ts'

/** Colours that do not depend on the accent, as numbers, so that the rest can be computed from them. */
export interface NeutralTokens {
  readonly background: Rgb
  readonly surface: Rgb
  readonly surfaceHover: Rgb
  readonly surfacePressed: Rgb
  readonly border: Rgb
  readonly borderStrong: Rgb
  readonly text: Rgb
  readonly textSecondary: Rgb
  readonly error: Rgb
  readonly success: Rgb
  readonly overlay: string
  readonly shadow: string
}

/** The two themes. Dark is the default. */
export const neutralTokens: Readonly<Record<ThemeMode, NeutralTokens>> = {
  dark: {
    background: [19, 20, 24],
    surface: [29, 31, 37],
    surfaceHover: [38, 41, 48],
    surfacePressed: [46, 49, 58],
    border: [43, 46, 54],
    borderStrong: [122, 129, 144],
    text: [243, 244, 247],
    textSecondary: [167, 173, 186],
    error: [255, 138, 133],
    success: [92, 214, 151],
    overlay: 'rgba(6, 7, 10, 0.64)',
    shadow: '0 24px 64px rgba(0, 0, 0, 0.48), 0 2px 8px rgba(0, 0, 0, 0.32)',
  },
  light: {
    background: [255, 255, 255],
    surface: [244, 245, 248],
    surfaceHover: [235, 237, 242],
    surfacePressed: [225, 228, 235],
    border: [226, 229, 235],
    borderStrong: [118, 125, 140],
    text: [19, 21, 26],
    textSecondary: [83, 90, 104],
    error: [178, 32, 32],
    success: [14, 107, 62],
    overlay: 'rgba(20, 22, 28, 0.44)',
    shadow: '0 24px 64px rgba(20, 24, 40, 0.20), 0 2px 8px rgba(20, 24, 40, 0.08)',
  },
}
