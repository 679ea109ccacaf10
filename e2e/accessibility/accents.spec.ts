import type { Locator, Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const accents = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#ffcc00',
  '#00e5a0',
  'rgb(255, 105, 180)',
  'hsl(275, 90%, 55%)',
  '#7f7f7f',
  '#b6ff00',
  '#3396ff80',
]

/** A colour as the browser paints it: red, green, blue and alpha, 0 to 255. */
function paint(element: Locator, color: string): Promise<number[]> {
  return element.evaluate((_, painted) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = painted
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  }, color)
}

/** Contrast of an element's text to its background. */
async function contrastOf(element: Locator): Promise<number> {
  const style = await element.evaluate((target) => {
    const { color, backgroundColor } = getComputedStyle(target)
    return [color, backgroundColor]
  })
  const [text = 0, background = 0] = await Promise.all(
    style.map(async (color) => {
      const [red = 0, green = 0, blue = 0, alpha] = await paint(element, color)
      expect(alpha, color).toBe(255)
      return toLuminance([red, green, blue])
    }),
  )
  return (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function toLuminance(channels: readonly [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

async function setAccent(page: Page, accent: string): Promise<void> {
  await page.evaluate((value) => window.kit?.setThemeVariables({ '--w3m-accent': value }), accent)
}

test('text on every accent has 4.5:1, and an accent that is no colour is not used', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  const button = hostPage(page).connectButton
  const shown = () => button.evaluate((target) => getComputedStyle(target).backgroundColor)
  const initial = await shown()
  expect(await contrastOf(button)).toBeGreaterThanOrEqual(4.5)
  const seen = new Set([initial])
  for (const accent of accents) {
    await setAccent(page, accent)
    await expect.poll(async () => seen.has(await shown())).toBe(false)
    seen.add(await shown())
    expect(await contrastOf(button), accent).toBeGreaterThanOrEqual(4.5)
  }
  for (const accent of ['rgb(banana)', '#12345', 'url(https://a.example)']) {
    await setAccent(page, accent)
    await expect.poll(async () => (await shown()) === initial, accent).toBe(true)
  }
})

test('button and modal have the same fill for a mid-tone accent', async ({ page, visit }) => {
  await visit({ siwx: false, themeVariables: { '--w3m-accent': '#7f7f7f' } })
  const button = hostPage(page).connectButton
  await openModal(page)
  const token = await modal(page).card.evaluate((card) =>
    getComputedStyle(card).getPropertyValue('--wk-accent'),
  )
  expect(token).toMatch(/^#[\da-f]{6}$/)
  expect(token).not.toBe('#7f7f7f')
  const inButton = await paint(button, await button.evaluate((it) => getComputedStyle(it).backgroundColor))
  const inModal = await paint(button, token)
  for (const [index, channel] of inButton.entries())
    expect(Math.abs(channel - (inModal[index] ?? 0))).toBeLessThanOrEqual(1)
})
