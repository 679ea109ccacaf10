import { mixColors } from '../../foundation/theme/color/mixColors.ts'
import { parseColor } from '../../foundation/theme/color/parseColor.ts'
import type { Rgb } from '../../foundation/theme/color/Rgb.ts'

/** A colour as it looks on `background`: MUI's text and dividers are black or white with alpha. */
export function flattenColor(text: string, background: Rgb): Rgb | undefined {
  const color = parseColor(text)
  return color && mixColors(background, color, alphaOf(text.trim()))
}

function alphaOf(text: string): number {
  const hex = /^#(?:[\da-f]{3}([\da-f])|[\da-f]{6}([\da-f]{2}))$/i.exec(text)
  if (hex) return hex[1] ? Number.parseInt(hex[1], 16) / 15 : Number.parseInt(hex[2] ?? '', 16) / 255
  const [, value, percent] = /[,/]\s*([\d.]+)(%?)\s*\)$/.exec(hasAlpha(text) ? text : '') ?? []
  return value === undefined ? 1 : Math.min(1, Number(value) / (percent ? 100 : 1))
}

/** Four components: without this, the third one of `rgb(1, 2, 3)` would be read as alpha. */
function hasAlpha(text: string): boolean {
  return text.split(/[\s,/]+/).filter((part) => /\d/.test(part)).length === 4
}
