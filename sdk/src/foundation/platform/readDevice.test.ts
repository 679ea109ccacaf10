import { describe, expect, it } from 'vitest'
import { type DevicePage, readDevice } from './readDevice.ts'

const agents = {
  iphoneSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  iphoneWebview:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  androidChrome:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  macChrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  windowsFirefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
} as const

function page(userAgent: string, more: object = {}): DevicePage {
  const self = {}
  return { navigator: { userAgent }, self, top: self, matchMedia: () => ({ matches: false }), ...more }
}

const none = {
  isMobile: false,
  isAndroid: false,
  isIos: false,
  isSafari: false,
  isTelegram: false,
  isFramed: false,
}

describe('the device', () => {
  it.each([
    ['iphoneSafari', { isMobile: true, isIos: true, isSafari: true }],
    ['ipad', { isMobile: true, isIos: true, isSafari: true }],
    ['iphoneWebview', { isMobile: true, isIos: true }],
    ['androidChrome', { isMobile: true, isAndroid: true, isSafari: true }],
    ['androidFirefox', { isMobile: true, isAndroid: true }],
    ['macChrome', { isSafari: true }],
    ['windowsFirefox', {}],
  ] as const)('%s is read from its user agent', (name, expected) => {
    expect(readDevice(page(agents[name]))).toEqual({ ...none, ...expected })
  })

  it('is mobile where the pointer is coarse', () => {
    const touched = page(agents.windowsFirefox, { matchMedia: () => ({ matches: true }) })
    expect(readDevice(touched)).toEqual({ ...none, isMobile: true })
  })

  it.each(['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])(
    'knows Telegram by %s',
    (name) => {
      expect(readDevice(page(agents.windowsFirefox, { [name]: {} })).isTelegram).toBe(true)
    },
  )

  it('knows a frame by another top window, and by one that cannot be read', () => {
    expect(readDevice(page('', { top: {} })).isFramed).toBe(true)
    const foreign = page('')
    Object.defineProperty(foreign, 'top', {
      get() {
        throw new Error('cross-origin')
      },
    })
    expect(readDevice(foreign).isFramed).toBe(true)
  })

  it('is a desktop on a server', () => {
    expect(readDevice(undefined)).toEqual(none)
  })
})
