import { getWindow } from './getWindow.ts'

/** Properties of the device and page that opening a wallet depends on. */
export interface Device {
  readonly isMobile: boolean
  readonly isAndroid: boolean
  readonly isIos: boolean
  /** True for every browser whose user agent names Safari, which most do. */
  readonly isSafari: boolean
  readonly isTelegram: boolean
  /** Whether the page is in a frame, of whatever origin. */
  readonly isFramed: boolean
}

/** Source of a device; a window fits. */
export interface DevicePage {
  readonly navigator: { readonly userAgent: string }
  readonly self?: unknown
  readonly top?: unknown
  matchMedia?(query: string): { readonly matches: boolean }
}

const mobileAgents = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i
const telegramGlobals = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto']

/**
 * Reads the device at each call: a page may be moved to another screen, and Telegram's objects are injected late. On a
 * server it is a desktop.
 *
 * @example
 * if (readDevice().isMobile) openPairingLink(kit, { wallet, platform: 'mobile' })
 */
export function readDevice(page: DevicePage | undefined = getWindow()): Device {
  const agent = page?.navigator.userAgent.toLowerCase() ?? ''
  const isTouched = page?.matchMedia?.('(pointer:coarse)').matches === true
  const isMobile = isTouched || mobileAgents.test(agent)
  return {
    isMobile,
    isAndroid: isMobile && agent.includes('android'),
    isIos: isMobile && /iphone|ipad/.test(agent),
    isSafari: agent.includes('safari'),
    isTelegram: page !== undefined && telegramGlobals.some((name) => name in page),
    isFramed: page !== undefined && isFramed(page),
  }
}

function isFramed(page: DevicePage): boolean {
  try {
    return page.self !== page.top
  } catch {
    // The top window is of another origin.
    return true
  }
}
