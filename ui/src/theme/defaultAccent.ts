import type { ThemeMode } from '@wallet-kit/sdk'
import type { Rgb } from './color/Rgb.ts'

/** The blue of each theme: `hsl(230 100% 67%)` and `hsl(231 100% 70%)`. */
export const defaultAccent: Readonly<Record<ThemeMode, Rgb>> = {
  dark: [87, 115, 255],
  light: [102, 125, 255],
}
