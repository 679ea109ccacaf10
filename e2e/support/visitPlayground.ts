import type { Page } from '@playwright/test'

/** Chain families that most tests are about: the sandbox wallet is then of one family and asks nothing. */
const evmOnly = ['eip155']

export interface VisitSettings {
  readonly page?: Page
  /** Chain families that the playground offers. Default: EVM networks only. */
  readonly namespaces?: readonly string[]
}

export type Visit = (options?: object, settings?: VisitSettings) => Promise<void>

/** Opens the playground with `options` in its address and waits until the kit has restored what was stored. */
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
