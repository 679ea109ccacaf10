// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestKit, createTestWallet } from '../../test/testPage.test.helper.ts'
import { getWalletPlatforms } from './getWalletPlatforms.ts'
import type { ListedWallet } from './ListedWallet.ts'

const links = {
  mobile_link: 'sample:',
  webapp_link: 'https://app.sample.example',
  desktop_link: 'sampledesktop://',
}
const flag = { injected: [{ namespace: 'eip155', injected_id: 'isSample' }] }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function platformsOf(wallet: Partial<ListedWallet> | undefined) {
  const named = wallet && { id: 'w', name: 'Sample', ...wallet }
  return getWalletPlatforms(createTestKit(), { wallet: named }).platforms
}

function setMobile(): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile')
}

describe('the platforms of a wallet', () => {
  it('are a code for any wallet', () => {
    expect(platformsOf(undefined)).toEqual(['qrcode'])
  })

  it.each([
    ['all links', links, ['qrcode', 'web', 'desktop']],
    ['an app', { mobile_link: 'sample:' }, ['qrcode']],
    ['an extension that is not installed', { rdns: 'com.sample' }, ['unsupported']],
    ['a flag that is not set', flag, ['unsupported']],
    [
      'everything but the extension',
      { ...links, rdns: 'com.sample' },
      ['qrcode', 'web', 'desktop', 'unsupported'],
    ],
    [
      'an extension that is installed',
      { ...links, rdns: 'x', connectorId: 'x' },
      ['browser', 'qrcode', 'web', 'desktop'],
    ],
    ['nothing', { mobile_link: null, rdns: null }, []],
  ])('on a desktop, of one with %s', (_, wallet, expected) => {
    expect(platformsOf(wallet)).toEqual(expected)
  })

  it('are those of the device on a phone', () => {
    setMobile()
    expect(platformsOf({ ...links, rdns: 'com.sample' })).toEqual(['mobile', 'web'])
    expect(platformsOf({ rdns: 'com.sample' }), 'no extension can be installed').toEqual([])
  })

  it('are mobile for an app that has a universal link only, where those are preferred', () => {
    setMobile()
    const wallet = { id: 'w', name: 'Sample', link_mode: 'https://link.sample.example' }
    const kit = createTestKit({ experimental_preferUniversalLinks: true })
    expect(getWalletPlatforms(kit, { wallet }).platforms).toEqual(['mobile'])
    expect(platformsOf(wallet)).toEqual([])
  })

  // T13
  it('leave out links that may not be opened', () => {
    const bad = 'javascript:alert(1)'
    setMobile()
    expect(platformsOf({ mobile_link: bad, webapp_link: bad, desktop_link: bad })).toEqual([])
  })

  it.each([
    ['isSample', 'eip155', ['browser', 'qrcode']],
    ['isSample', null, ['browser', 'qrcode']],
    ['isSample', 'solana', ['qrcode', 'unsupported']],
    ['isOther', 'eip155', ['qrcode', 'unsupported']],
  ])(
    'have the browser where the injected wallet has the flag %s of %s',
    (injected_id, namespace, expected) => {
      const { provider } = createTestWallet({ announced: false })
      vi.stubGlobal('ethereum', Object.assign(provider, { isSample: true }))
      const kit = createTestKit()
      const wallet = {
        id: 'w',
        name: 'Sample',
        mobile_link: 'sample:',
        injected: [{ namespace, injected_id }],
      }
      const found = getWalletPlatforms(kit, { wallet })
      expect(found.platforms).toEqual(expected)
      expect(found.connectorId).toBe(expected.includes('browser') ? 'injected' : undefined)
    },
  )
})
