import { getWindow } from '../platform/getWindow.ts'

const name = 'result_uri'

/**
 * Removes the outcome of a login that Telegram returns with from the address, without a navigation. Anyone can send a
 * visitor a link with one: it is never opened, rendered or kept.
 */
export function removeResultUri(): void {
  const page = getWindow()
  if (!page) return
  const url = new URL(page.location.href)
  if (!url.searchParams.has(name)) return
  url.searchParams.delete(name)
  page.history.replaceState(page.history.state, '', url)
}
