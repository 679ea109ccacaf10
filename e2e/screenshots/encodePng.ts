import { crc32, deflateSync } from 'node:zlib'
import { choosePalette } from './choosePalette.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. Alpha is ignored: screenshots are opaque. */
  readonly data: Uint8Array
}

/**
 * Encodes an image as a PNG with a palette of at most 256 colours: a quarter of the size of a browser's screenshot.
 *
 * https://www.w3.org/TR/png-3/
 */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const colors = Uint32Array.from({ length: width * height }, (_, index) => colorAt(data, index * 4))
  const counts = new Map<number, number>()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const palette = choosePalette(counts)
  const indexes = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]))

  // Each row starts with its filter; palette images compress best with none.
  const rows = Buffer.alloc((width + 1) * height)
  for (const [position, color] of colors.entries()) {
    rows[position + Math.floor(position / width) + 1] = indexes.get(color) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits per pixel, indexed colour.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colorAt(data: Uint8Array, offset: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3)
  return (red << 16) | (green << 8) | blue
}

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((candidate) => distance(color, candidate))
  return distances.indexOf(Math.min(...distances))
}

function distance(a: number, b: number): number {
  return [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
