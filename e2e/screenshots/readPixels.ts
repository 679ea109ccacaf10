import type { Page } from '@playwright/test'
import type { Pixels } from './encodePng.ts'

/** Decodes a picture with the browser of `page`. */
export async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${source}`
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('the browser has no canvas')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    let binary = ''
    // A call has a limited number of arguments.
    for (let at = 0; at < data.length; at += 8_192) {
      binary += String.fromCharCode(...data.subarray(at, at + 8_192))
    }
    return { width, height, base64: btoa(binary) }
  }, png.toString('base64'))
  return { width, height, data: Buffer.from(base64, 'base64') }
}
