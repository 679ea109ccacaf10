import type { Rgb } from './Rgb.ts'

/**
 * Reads `#rgb`, `#rrggbb`, `rgb()` and `hsl()` colours, with or without alpha (which is ignored: contrast is
 * computed for the opaque colour). Anything else is `undefined`, never a guess.
 */
export function parseColor(text: string): Rgb | undefined {
  const hex = /^#([\da-f]{3,8})$/i.exec(text.trim())?.[1]
  if (hex) return parseHex(hex)
  const call = /^(rgb|hsl)a?\(([^)]*)\)$/i.exec(text.trim())
  const [first, second, third] = (call?.[2] ?? '').split(/[\s,/]+/).map((part) => Number.parseFloat(part))
  if (first === undefined || second === undefined || third === undefined) return undefined
  if ([first, second, third].some(Number.isNaN)) return undefined
  return call?.[1]?.toLowerCase() === 'hsl'
    ? fromHsl(first, second / 100, third / 100)
    : [first, second, third]
}

function parseHex(digits: string): Rgb | undefined {
  if (digits.length === 5 || digits.length === 7) return undefined
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (index: number) => Number.parseInt(wide.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
