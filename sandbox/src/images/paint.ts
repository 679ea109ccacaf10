import type { Random } from '../random/createRandom.ts'

/** Colours of one tile. */
export interface Paint {
  readonly from: string
  readonly to: string
  /** Colour of what is drawn on it. */
  readonly ink: string
}

/** Chooses colours that lie well beside each other and leave the ink readable. */
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
