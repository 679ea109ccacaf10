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
 * The only code that opens a window or leaves the page: for links that have been checked.
 *
 * @param size opens a window of that size in front of the page, where the browser has windows. Default: a tab.
 */
export function openLink(
  { href }: AppLink,
  target: '_blank' | '_self' | '_top',
  size?: WindowSize | undefined,
): void {
  const page: (Window & TelegramPage) | undefined = getWindow()
  const window = size ? ` width=${size.width} height=${size.height}` : ''
  if (target !== '_blank' || !openInTelegram(page, href))
    page?.open(href, target, `noreferrer noopener${window}`)
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
