import type { Page } from '@playwright/test'

/** Default of most tests: with one chain family the sandbox wallet needs no selection. */
const evmOnly = ['eip155']

/** Most tests are about wallets: they have the whole first view for them. */
const noLogins = { frame: false }

export interface VisitSettings {
  readonly page?: Page
  /** Chain families of the playground. Default: EVM only. */
  readonly namespaces?: readonly string[] | undefined
}

export type Visit = (options?: object, settings?: VisitSettings) => Promise<void>

/** Opens the playground with `options` in its URL and waits until the kit has restored stored connections. */
export async function visitPlayground(
  page: Page,
  options: { readonly services?: object } = {},
  namespaces: readonly string[] = evmOnly,
): Promise<void> {
  const { services, ...others } = options
  const query = new URLSearchParams({
    namespaces: namespaces.join(),
    options: JSON.stringify({ ...others, services: { ...noLogins, ...services } }),
  })
  await page.goto(`/?${query}`)
  await page.evaluate(() => window.kit?.ready())
}
