import type { Random } from '../random/createRandom.ts'

/** Colours of a tile. */
export interface Paint {
  readonly from: string
  readonly to: string
  /** Foreground colour. */
  readonly ink: string
}

/** Chooses harmonious colours with enough contrast for the foreground. */
export function choosePaint(random: Random): Paint {
  const hue = random.integer(0, 359)
  const near = (hue + random.integer(18, 52)) % 360
  const kind = random.next()
  if (kind < 0.14) return { from: hsl(hue, 24, 17), to: hsl(near, 30, 10), ink: hsl(near, 88, 66) }
  if (kind < 0.26) return { from: hsl(hue, 60, 96), to: hsl(near, 52, 90), ink: hsl(hue, 68, 40) }
  return {
    from: hsl(hue, random.integer(58, 78), random.integer(46, 56)),
    to: hsl(near, 70, 36),
    ink: '#fff',
  }
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue} ${saturation}% ${lightness}%)`
}
