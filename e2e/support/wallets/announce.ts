import type { Page } from '@playwright/test'

/** Announces wallets with these details, before the kit listens and again on every request. */
export async function announce(page: Page, infos: readonly unknown[]): Promise<void> {
  await page.addInitScript((all) => {
    const details = all.map((info) => ({
      info,
      provider: { on() {}, removeListener() {}, request: async () => [] },
    }))
    const send = () => {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: undefined }))
      for (const detail of details)
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', send)
    send()
  }, infos)
}
