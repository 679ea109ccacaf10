import { getWindow } from '../platform/getWindow.ts'
import { ignoreErrors } from '../platform/ignoreErrors.ts'
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
 * The only code that opens a window or leaves the page: for links that have been checked. Where a frame must not move
 * the page around it, as in a sandbox without `allow-top-navigation`, a tab is opened instead.
 *
 * @param size opens a window of that size in front of the page, where the browser has windows. Default: a tab.
 * @returns `false` where the browser has opened neither, as far as it reports it
 */
export function openLink(
  { href }: AppLink,
  target: '_blank' | '_self' | '_top',
  size?: WindowSize | undefined,
): boolean {
  const page: (Window & TelegramPage) | undefined = getWindow()
  const window = size ? ` width=${size.width} height=${size.height}` : ''
  if (target === '_blank' && openInTelegram(page, href)) return true
  if (page?.top && page.top !== page) {
    if (target === '_top') return moveTop(page, href) || openTab(page, href)
    // A sandbox may refuse tabs. With an app's own link, an empty tab would stay.
    if (target === '_blank' && !size && href.startsWith('https:')) return openTab(page, href)
  }
  page?.open(href, target, `${features}${window}`)
  return page !== undefined
}

/** Keeps the page's address and window from the opened page. */
const features = 'noreferrer noopener'

/**
 * Moves the page around a frame, unless the frame must not. Only a call without an address reports that: it moves nothing,
 * and returns no window then. Browsers that follow the standard throw instead, when there is an address.
 * https://html.spec.whatwg.org/#window-open-steps
 */
function moveTop(page: Window, href: string): boolean {
  const isMoved = ignoreErrors(() => {
    if (!page.open('', '_top')) return false
    page.open(href, '_top', features)
    return true
  })
  return isMoved === true
}

/** Opens a tab. With its address, `open` would hide whether there is one. */
function openTab(page: Window, href: string): boolean {
  // A frame whose sandbox gives it no origin cannot reach into the tab.
  if (page.origin === 'null') {
    page.open(href, '_blank', features)
    return true
  }
  const tab = page.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  // Setting the tab's location would send the page's address as referrer, and throws where the tab has no opener.
  tab.open(href, '_self', features)
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
