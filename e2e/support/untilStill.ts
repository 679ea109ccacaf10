import type { Page } from '@playwright/test'

/** Waits until no animation runs but those that never end: spinners. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A document does not count what runs in its shadow trees.
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    return roots
      .flatMap((root) => root.getAnimations())
      .every(({ playState, effect }) => {
        return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
      })
  })
}
