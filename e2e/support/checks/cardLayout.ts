import type { Page } from '@playwright/test'
import { modal } from '../pages/modal.ts'

/** Boxes with horizontal overflow. */
export function sidewaysScrollers(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) => {
    const wide = [card, ...card.querySelectorAll('*')].filter((element) => {
      const { overflowX } = getComputedStyle(element)
      return (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1
    })
    return [
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
      ...(card.getBoundingClientRect().right > innerWidth + 1 ? ['the card'] : []),
    ]
  })
}

/** Controls smaller than 24 by 24 CSS px (WCAG 2.5.8); links inside a sentence are exempt. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return modal(page).card.evaluate((card) =>
    [...card.querySelectorAll('button, a[href], input, [role=button]')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element }) => getComputedStyle(element).display !== 'inline')
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 100)}`,
      ),
  )
}
