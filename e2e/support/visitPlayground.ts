import type { Page } from '@playwright/test'

/** Default of most tests: with one chain family the sandbox wallet needs no selection. */
const evmOnly = ['eip155']

export interface VisitSettings {
  readonly page?: Page
  /** Chain families of the playground. Default: EVM only. */
  readonly namespaces?: readonly string[] | undefined
}

export type Visit = (options?: object, settings?: VisitSettings) => Promise<void>

/** Opens the playground with `options` in its URL and waits until the kit has restored stored connections. */
export async function visitPlayground(
  page: Page,
  options?: object,
  namespaces: readonly string[] = evmOnly,
): Promise<void> {
  const query = new URLSearchParams({ namespaces: namespaces.join() })
  if (options) query.set('options', JSON.stringify(options))
  await page.goto(`/?${query}`)
  await page.evaluate(() => window.kit?.ready())
}
