// @vitest-environment happy-dom
import type { ResolvedOptions } from '@wallet-kit/sdk'
import { beforeEach, expect, it, vi } from 'vitest'
import { showsAllWallets } from './showsAllWallets.ts'

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
}

beforeEach(() => {
  vi.restoreAllMocks()
})

function shows(allWallets: ResolvedOptions['allWallets'], isOn = true): boolean {
  return showsAllWallets({ allWallets, features: { allWallets: isOn } as ResolvedOptions['features'] })
}

it.each([
  ['SHOW', 'desktop', true],
  ['SHOW', 'phone', true],
  ['HIDE', 'desktop', false],
  ['HIDE', 'phone', false],
  ['ONLY_MOBILE', 'desktop', false],
  ['ONLY_MOBILE', 'phone', true],
] as const)('allWallets %s, on a %s: %s', (allWallets, device, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[device])
  expect(shows(allWallets)).toBe(expected)
  expect(shows(allWallets, false)).toBe(false)
})

it('ONLY_MOBILE: a screen that is touched is mobile, whatever the browser calls itself', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.desktop)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer:coarse)' }) as MediaQueryList,
  )
  expect(shows('ONLY_MOBILE')).toBe(true)
})
