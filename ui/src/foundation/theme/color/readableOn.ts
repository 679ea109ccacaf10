import { contrastRatio } from './contrastRatio.ts'
import type { Rgb } from './Rgb.ts'

const extremes: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
]

/** The first of `colors` that has 4.5:1 on each plane, else white or black, whichever can be read better. */
export function readableOn(planes: readonly Rgb[], colors: readonly Rgb[]): Rgb {
  const contrast = (color: Rgb) => Math.min(...planes.map((plane) => contrastRatio(color, plane)))
  const [white, black] = extremes as [Rgb, Rgb]
  return (
    colors.find((color) => contrast(color) >= 4.5) ?? (contrast(white) >= contrast(black) ? white : black)
  )
}
