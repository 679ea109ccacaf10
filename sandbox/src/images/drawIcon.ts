import { cutCoin } from './cutCoin.ts'
import { type DrawTileParameters, drawTile } from './drawTile.ts'
import type { LoadMark } from './marks.ts'

export interface DrawIconParameters extends DrawTileParameters {
  /** The real mark, if there is one. */
  readonly mark: LoadMark | undefined
}

/** Returns the real mark in the requested shape, or a drawn tile where there is none. */
export async function drawIcon({ mark, ...tile }: DrawIconParameters): Promise<string> {
  if (!mark) return drawTile(tile)
  const svg = await mark()
  return tile.shape === 'coin' ? cutCoin(svg) : svg
}
