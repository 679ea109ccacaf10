import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from './encodePng.ts'

/** Reads a palette PNG without filters back into colours. */
function decode(png: Buffer): { width: number; height: number; colors: number[]; palette: number } {
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at)
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end))
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => parts.get(type) ?? Buffer.alloc(0))
  if (!header || !palette || !data) throw new Error('a part is missing')
  const width = header.readUInt32BE(0)
  const rows = inflateSync(data)
  const colors = [...rows].flatMap((index, at) =>
    at % (width + 1) === 0 ? [] : palette.readUIntBE(index * 3, 3),
  )
  return { width, height: header.readUInt32BE(4), colors, palette: palette.length / 3 }
}

function image(width: number, colors: readonly number[]) {
  const data = Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]))
  return { width, height: colors.length / width, data }
}

test('an image of few colours is exact', () => {
  const colors = [0xff0000, 0x00ff00, 0x0000ff, 0x123456, 0x123456, 0xffffff]
  expect(decode(encodePng(image(3, colors)))).toEqual({ width: 3, height: 2, colors, palette: 5 })
})

test('with more than 256 colours, each pixel gets a similar one', () => {
  const colors = Array.from({ length: 64 * 64 }, (_, index) => (index % 64) * 0x40000 + (index >> 6) * 0x400)
  const { colors: encoded, palette } = decode(encodePng(image(64, colors)))
  expect(palette).toBe(256)
  for (const [index, color] of colors.entries()) {
    for (const shift of [16, 8, 0]) {
      const difference = Math.abs(((color >> shift) & 255) - (((encoded[index] ?? 0) >> shift) & 255))
      expect(difference).toBeLessThanOrEqual(16)
    }
  }
})

test('an area that fills most of the image keeps its colour', () => {
  const noise = Array.from({ length: 1_000 }, (_, index) => index * 16_001)
  const colors = [...noise, ...Array.from({ length: 9_000 }, () => 0x141518)]
  expect(decode(encodePng(image(100, colors))).colors.at(-1)).toBe(0x141518)
})
