import type { Page } from '@playwright/test'

/** A call of `window.open`. */
export interface OpenedWindow {
  readonly href: string
  readonly target: string
  readonly features: string
  /** Whether it happened in the task of a click, as browsers require. */
  readonly isInClick: boolean
}

/**
 * Records windows and links instead of opening them: apps of other schemes do not exist here. Call it before `goto`.
 */
export async function recordOpenedWindows(page: Page): Promise<() => Promise<readonly OpenedWindow[]>> {
  await page.addInitScript(() => {
    const opened: OpenedWindow[] = []
    let isInClick = false
    const end = new MessageChannel()
    end.port1.onmessage = () => {
      isInClick = false
    }
    addEventListener(
      'click',
      () => {
        isInClick = true
        end.port2.postMessage(undefined)
      },
      { capture: true },
    )
    window.open = (href = '', target = '', features = '') => {
      opened.push({ href: String(href), target, features, isInClick })
      return null
    }
    Object.assign(window, { openedWindows: opened })
  })
  return () =>
    page.evaluate(() => (window as unknown as { openedWindows: readonly OpenedWindow[] }).openedWindows)
}
