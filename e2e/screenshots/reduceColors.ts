import sharp from 'sharp'

/** A screenshot with a palette in place of true colours: a quarter of its size, no difference to the eye. */
export function reduceColors(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}
