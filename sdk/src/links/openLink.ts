import { getWindow } from '../platform/getWindow.ts'
import type { AppLink } from './toAppLink.ts'

/** The part of Telegram's script for web apps that opens links. https://core.telegram.org/bots/webapps */
interface TelegramPage {
  readonly Telegram?: {
    readonly WebApp?: { openLink?(url: string): void; openTelegramLink?(url: string): void }
  }
}

export interface WindowSize {
  readonly width: number
  readonly height: number
}

/**
 * The only code that opens a window or leaves the page: for links that have been checked. Where a frame must not move the
 * page around it, as in a sandbox without `allow-top-navigation`, a tab is opened instead.
 *
 * @param size opens a window of that size in front of the page, where the browser has windows. Default: a tab.
 * @returns `false` where the browser has opened neither, as far as it says so
 */
export function openLink(
  { href }: AppLink,
  target: '_blank' | '_self' | '_top',
  size?: WindowSize | undefined,
): boolean {
  const page: (Window & TelegramPage) | undefined = getWindow()
  const window = size ? ` width=${size.width} height=${size.height}` : ''
  if (target === '_blank' && openInTelegram(page, href)) return true
  if (target === '_top' && page?.top && page.top !== page) {
    const isMoved = moveTop(page.top, href)
    if (isMoved !== undefined) return isMoved || openTab(page, href)
  }
  page?.open(href, target, `noreferrer noopener${window}`)
  return page !== undefined
}

/**
 * Unlike `open`, reports a refusal. `undefined` for a window that has no location.
 * https://html.spec.whatwg.org/#location-object-navigate
 */
function moveTop(top: Window, href: string): boolean | undefined {
  try {
    top.location.href = href
    return true
  } catch (error) {
    return error instanceof DOMException ? false : undefined
  }
}

/** A tab without an opener. `noopener` would hide whether it was opened. */
function openTab(page: Window, href: string): boolean {
  const tab = page.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.href = href
  return true
}

/** Telegram blocks windows and opens web links by calls of its own. Other schemes it leaves to the page. */
function openInTelegram(page: TelegramPage | undefined, href: string): boolean {
  const { protocol, hostname } = new URL(href)
  if (protocol !== 'https:') return false
  const app = page?.Telegram?.WebApp
  const open = hostname === 't.me' ? app?.openTelegramLink : app?.openLink
  if (typeof open !== 'function') return false
  open.call(app, href)
  return true
}
