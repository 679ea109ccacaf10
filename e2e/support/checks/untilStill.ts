import type { Page } from '@playwright/test'

/** Waits until only infinite animations (spinners) run. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // `document.getAnimations` does not include shadow trees.
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
