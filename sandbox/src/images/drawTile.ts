import { escapeXml } from '@wallet-kit/frame/pages'
import { createRandom } from '../random/createRandom.ts'
import { drawGlyph } from './glyphs.ts'
import { choosePaint } from './paint.ts'

export interface DrawTileParameters {
  /** Determines shape and colours. */
  readonly key: string
  /** Up to four characters instead of a drawn shape. */
  readonly letters?: string
  /** Default: `tile`, with rounded corners. A picture has none. */
  readonly shape?: 'tile' | 'coin' | 'picture'
}

/** Draws an icon for a wallet, a network, a currency or a token as an SVG document, 96 by 96. */
export function drawTile({ key, letters, shape = 'tile' }: DrawTileParameters): string {
  const random = createRandom(`tile/${key}`)
  const { from, to, ink } = choosePaint(random)
  const ground =
    shape === 'coin'
      ? '<circle cx="48" cy="48" r="48" fill="url(#g)"/>'
      : `<rect width="96" height="96" rx="${shape === 'picture' ? 0 : 21}" fill="url(#g)"/>`
  const figure = letters === undefined ? drawGlyph(random) : drawLetters(letters)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    ground,
    `<g color="${ink}">${figure}</g>`,
    '</svg>',
  ].join('')
}

const letterSizes = [50, 50, 40, 29, 23] as const

function drawLetters(letters: string): string {
  const shown = [...letters].slice(0, 4).join('')
  const size = letterSizes[[...shown].length] ?? letterSizes[4]
  return `<text x="48" y="50" fill="currentColor" font-family="ui-sans-serif, system-ui, 'Segoe UI', Helvetica, Arial, sans-serif" font-size="${size}" font-weight="700" letter-spacing="-1" text-anchor="middle" dominant-baseline="central">${escapeXml(shown)}</text>`
}
