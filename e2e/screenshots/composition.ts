import type { Page } from '@playwright/test'
import { modal } from '../support/pages/modal.ts'

/** Space around a card. */
const margin = 12

/** Behind cards, in the place of the page. */
export const grounds = { dark: '#26282e', light: '#e6e8ee' } as const
/** Present on most machines, so that the images vary little with the one that makes them. */
export const sans = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"

/** Takes a picture of the modal's card on a plain ground instead of the page. */
export async function takeCard(page: Page, ground: string): Promise<Buffer> {
  const box = await modal(page).card.boundingBox()
  if (!box) throw new Error('The modal is closed.')
  const [x, y] = [Math.floor(box.x) - margin, Math.floor(box.y) - margin]
  const style = `
    #root { visibility: hidden }
    [data-testid="w3m-modal-overlay"] { background: ${ground} !important }
    [data-testid="w3m-modal-card"] { box-shadow: none !important }`
  return page.screenshot({
    clip: {
      x,
      y,
      width: Math.ceil(box.x + box.width) + margin - x,
      height: Math.ceil(box.y + box.height) + margin - y,
    },
    style,
  })
}

export interface PictureRow {
  readonly ground: string
  readonly pictures: readonly Buffer[]
  /** Space between the pictures, in CSS pixels. Default: none, as cards bring their own. */
  readonly gap?: number
}

/** A page that shows rows of pictures side by side. `scale`: their pixels per CSS pixel. */
export function composition(rows: readonly PictureRow[], scale: number): string {
  const sections = rows.map(({ ground, pictures, gap = 0 }) => {
    const images = pictures.map(
      (png) => `<img srcset="data:image/png;base64,${png.toString('base64')} ${scale}x" alt="">`,
    )
    return `<section style="background: ${ground}; gap: ${gap}px">${images.join('')}</section>`
  })
  return `<link rel="icon" href="data:,"><style>
    body { margin: 0 }
    main { width: fit-content }
    section { display: flex; align-items: center; justify-content: center; padding: 12px }
  </style><main>${sections.join('')}</main>`
}
