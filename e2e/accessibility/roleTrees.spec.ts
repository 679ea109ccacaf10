import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { focusOf } from '../support/checks/focus.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { optionsOf } from '../support/views/ViewState.ts'
import { viewStates } from '../support/views/views.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|Project ID Not Configured/ })

const folder = fileURLToPath(new URL('./roleTrees/', import.meta.url))

/** Replaces parts that differ from run to run: numbers, dates, addresses, ports and nonces. */
function steady(text: string): string {
  return text
    .replace(/0x[\da-f ]{4,}|0x[\da-f]+(?:\.\.\.|…)[\da-f]+/gi, '0x#')
    .replace(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g, 'Month')
    .replace(/Nonce: \w+/g, 'Nonce: #')
    .replace(/Price updated [^\n"]*/g, 'Price updated #')
    .replace(/\d[\d.,:]*/g, '#')
}

const tree = async (page: Page) => steady(await modal(page).card.ariaSnapshot())

/** The tree once nothing of it changes any more. */
async function settledTree(page: Page): Promise<string> {
  let last = ''
  const isSettled = async () => {
    const former = last
    last = await tree(page)
    return last === former
  }
  await expect.poll(isSettled, { intervals: [1_500], timeout: 20_000 }).toBe(true)
  return last
}

/** The control that has the focus, as it is recorded. */
const focused = async (page: Page) => steady((await focusOf(page)).name.replace(/\s+/g, ' '))

/** Controls in the order in which Tab reaches them, from the first one after the title. All of each is in view. */
async function tabOrder(page: Page, staysInView: boolean): Promise<readonly string[]> {
  await modal(page).title.focus()
  const names: string[] = []
  // More than any view has.
  for (let turn = 0; turn < 60; turn++) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    expect((await focusOf(page)).insideModal, name).toBe(true)
    if (staysInView) expect(await hiddenPart(page), name).toBeLessThanOrEqual(1)
    if (name.startsWith('h') || (turn > 0 && (await isFirst(page)))) break
    names.push(name)
    if (turn === 0) await markFirst(page)
  }
  return names
}

/** Part of the focused control outside the card, in px; nothing for one that is taller than the card. */
const hiddenPart = (page: Page) =>
  modal(page).card.evaluate((card) => {
    const root = card.getRootNode() as ShadowRoot
    const box = root.activeElement?.getBoundingClientRect()
    const { top, bottom } = card.getBoundingClientRect()
    if (!box || box.height > bottom - top) return 0
    return Math.max(top - box.top, box.bottom - bottom)
  })

const markFirst = (page: Page) =>
  modal(page).card.evaluate((card) => {
    const root = card.getRootNode() as ShadowRoot
    root.activeElement?.setAttribute('data-first-stop', '')
  })

const isFirst = (page: Page) =>
  modal(page).card.evaluate((card) => {
    const root = card.getRootNode() as ShadowRoot
    return root.activeElement?.hasAttribute('data-first-stop') === true
  })

/** Rows that are measured as they are scrolled to move the button below them, which has just been focused. */
const measuredList = 'Account, activity'

for (const view of viewStates) {
  test(
    `${view.name}: roles, names and tab order are those on record`,
    { tag: '@everyView' },
    async ({ page, visit, sandbox }, { config }) => {
      await view.prepare?.(sandbox)
      await visit({ ...optionsOf(view, sandbox), themeMode: 'dark' }, { namespaces: view.namespaces })
      // A place for the focus when code opens a view.
      await page.getByTestId('page-theme').focus()
      await view.show(page, sandbox)
      await expect(modal(page).toast).toBeHidden()
      const file = `${folder}${view.name.replace(/\W+/g, '-')}.txt`
      const { card, title } = modal(page)
      await expect(card).toHaveAccessibleName((await title.textContent()) ?? '')
      const readKeys = async () => {
        const focus = await focused(page)
        const shown = (await title.textContent()) ?? ''
        const order = await tabOrder(page, view.name !== measuredList)
        // Focus alone changes nothing.
        await expect(title).toHaveText(shown)
        return `Focus\n${focus}\n\nTab order\n${order.join('\n')}\n`
      }

      if (config.updateSnapshots === 'all' || !existsSync(file)) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(file, `${await settledTree(page)}\n\n${await readKeys()}`)
      } else {
        const recorded = readFileSync(file, 'utf8')
        const [recordedTree = ''] = recorded.split('\n\nFocus\n')
        await expect.poll(() => tree(page), { timeout: 20_000 }).toBe(recordedTree)
        expect(`${recordedTree}\n\n${await readKeys()}`).toBe(recorded)
      }

      await test.step('closing returns the focus to the page', async () => {
        const isOpen = await page.evaluate(async () => {
          await window.kit?.close()
          return window.kit?.isOpen()
        })
        // A decision is due: `../wallet/` has what these views say, and how they are left.
        if (isOpen) return
        await expect(card).toBeHidden()
        const { name, insideModal } = await focusOf(page)
        expect(insideModal).toBe(false)
        expect(name).not.toMatch(/^(body|nothing)/)
      })
    },
  )
}
