import type { Page } from '@playwright/test'
import { modal } from '../support/modal.ts'

/** Space around a card. */
const margin = 12

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

/** A page that shows pictures of cards side by side. `scale`: their pixels per CSS pixel. */
export function composition(cards: readonly Buffer[], ground: string, scale: number): string {
  const images = cards.map(
    (png) => `<img srcset="data:image/png;base64,${png.toString('base64')} ${scale}x" alt="">`,
  )
  return `<link rel="icon" href="data:,"><style>
    body { margin: 0 }
    main { display: flex; width: fit-content; align-items: center; padding: 12px; background: ${ground} }
  </style><main>${images.join('')}</main>`
}
