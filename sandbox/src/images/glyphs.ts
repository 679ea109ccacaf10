import type { Random } from '../random/createRandom.ts'

/**
 * Draws a shape centred on a 96 by 96 canvas, in `currentColor`. The shapes are plain geometry, so that icons
 * are distinct and resemble no real wallet's.
 */
type Glyph = (random: Random) => string

const rings: Glyph = (random) => {
  const shift = random.integer(9, 13)
  const ring = (x: number) =>
    `<circle cx="${x}" cy="48" r="19" fill="none" stroke="currentColor" stroke-width="9"/>`
  return turned(random.pick([0, 45, 90, 135]), ring(48 - shift) + ring(48 + shift))
}

const petals: Glyph = (random) => {
  const count = random.integer(4, 8)
  const petal = (index: number) =>
    turned((360 / count) * index, '<ellipse cx="48" cy="29" rx="8" ry="16" fill="currentColor"/>')
  return Array.from({ length: count }, (_, index) => petal(index)).join('')
}

const waves: Glyph = (random) => {
  const swing = random.integer(9, 16)
  const wave = (y: number) =>
    `<path d="M18 ${y}c10-${swing} 20-${swing} 30 0s20 ${swing} 30 0" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round"/>`
  return turned(random.pick([0, 90, -30, 30]), [30, 48, 66].map(wave).join(''))
}

const cell: Glyph = (random) => {
  const inner = random.integer(8, 14)
  return turned(
    random.pick([0, 30]),
    `<path d="${polygon(6, 30)}" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round"/><path d="${polygon(6, inner)}" fill="currentColor"/>`,
  )
}

const chevrons: Glyph = (random) => {
  const chevron = (y: number) =>
    `<path d="M26 ${y}l22-18 22 18" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`
  return turned(
    random.pick([0, 90, 180, 270]),
    [44, 60, 76].slice(0, random.integer(2, 3)).map(chevron).join(''),
  )
}

const orbit: Glyph = (random) =>
  turned(
    random.integer(0, 359),
    '<circle cx="48" cy="48" r="25" fill="none" stroke="currentColor" stroke-width="7"/><circle cx="73" cy="48" r="10" fill="currentColor"/><circle cx="48" cy="48" r="9" fill="currentColor"/>',
  )

const mosaic: Glyph = (random) => {
  const places = Array.from({ length: 8 }, (_, index) => ({ column: index % 2, row: Math.floor(index / 2) }))
  const chosen = places.filter(() => random.chance(0.6))
  const shown = chosen.length < 4 ? places.filter((_, index) => index % 3 !== 1) : chosen
  const squares = shown.flatMap(({ column, row }) =>
    [column, 3 - column].map(
      (place) => `<rect x="${20 + place * 14.5}" y="${20 + row * 14.5}" width="12.5" height="12.5" rx="3"/>`,
    ),
  )
  return `<g fill="currentColor">${squares.join('')}</g>`
}

const crescent: Glyph = (random) =>
  turned(
    random.integer(0, 359),
    '<path d="M62 22a28 28 0 1 0 12 40 23 23 0 1 1-12-40z" fill="currentColor"/>',
  )

const keyhole: Glyph = (random) =>
  turned(
    random.pick([0, 45, -45, 180]),
    '<circle cx="48" cy="34" r="13" fill="none" stroke="currentColor" stroke-width="9"/><path d="M48 47v29m0-8h12" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
  )

const prism: Glyph = (random) => {
  const corners = random.integer(3, 5)
  return `<path d="${polygon(corners, 32)}" fill="currentColor" opacity=".35" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/><path d="${polygon(corners, 15)}" fill="currentColor"/>`
}

const petalPair: Glyph = (random) =>
  turned(
    random.integer(0, 359),
    '<path d="M48 18c22 12 22 48 0 60-22-12-22-48 0-60z" fill="currentColor" opacity=".55"/><path d="M18 48c12-22 48-22 60 0-12 22-48 22-60 0z" fill="currentColor" opacity=".8"/>',
  )

const glyphs: readonly [Glyph, ...Glyph[]] = [
  rings,
  petals,
  waves,
  cell,
  chevrons,
  orbit,
  mosaic,
  crescent,
  keyhole,
  prism,
  petalPair,
]

/** Draws one of the shapes. */
export function drawGlyph(random: Random): string {
  return random.pick(glyphs)(random)
}

function turned(degrees: number, shape: string): string {
  return degrees === 0 ? shape : `<g transform="rotate(${degrees} 48 48)">${shape}</g>`
}

function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2
    return `${round(48 + radius * Math.cos(angle))} ${round(48 + radius * Math.sin(angle))}`
  })
  return `M${points.join('L')}z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
