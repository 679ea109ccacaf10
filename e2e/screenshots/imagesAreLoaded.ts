import type { Page } from '@playwright/test'
import { modal } from '../support/pages/modal.ts'
import { expect } from '../support/tests/test.ts'

/** Waits until every image in the visible part of the modal is shown; lazy ones further down are not. */
export async function imagesAreLoaded(page: Page): Promise<void> {
  const { card } = modal(page)
  const pending = () =>
    card.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      return [...element.querySelectorAll('img')]
        .filter((image) => image.getBoundingClientRect().top < bottom)
        .filter((image) => image.naturalWidth === 0 || getComputedStyle(image).opacity !== '1')
        .map(({ src }) => src)
    })
  await expect.poll(pending).toEqual([])
}
