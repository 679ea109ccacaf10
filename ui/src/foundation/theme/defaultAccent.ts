import type { Rgb } from './color/Rgb.ts'

/** A blue deep enough for white text on it (4.5:1). */
export const defaultAccent: Rgb = [70, 101, 255]
