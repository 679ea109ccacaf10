// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toAppLink } from '../../links/toAppLink.ts'
import { checkDeepLink, forgetDeepLink, storeDeepLink } from './deepLinkChoice.ts'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const stored = JSON.stringify({ name: 'Phone', href: 'phone://wc' })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function createLink(address: string) {
  const link = toAppLink(address)
  if (!link) throw new Error('no link')
  return link
}

describe('the app that was opened with a code', () => {
  it('is stored where the pairing client reads it, and forgotten', () => {
    storeDeepLink('Phone', createLink('phone://wc'))
    expect(localStorage.getItem(key)).toBe(stored)
    forgetDeepLink()
    expect(localStorage.getItem(key)).toBeNull()
  })

  // T14
  it.each([
    ['an app', stored, true],
    ['a site', '{"name":"Phone","href":"https://phone.test/wc"}', true],
    ['no app', '{"name":"Phone","href":"javascript://x"}', false],
    ['a link that is not a string', '{"name":"Phone","href":["phone://wc"]}', false],
    ['no link', '{"name":"Phone"}', false],
    ['null', 'null', false],
    ['a string', '"phone://wc"', false],
    ['no JSON', 'phone://wc', false],
    ['an empty string', '', false],
  ])('stays stored only where it may be opened: %s', (_, value, stays) => {
    localStorage.setItem(key, value)
    expect(checkDeepLink).not.toThrow()
    expect(localStorage.getItem(key)).toBe(stays ? value : null)
  })

  it('is nothing to check where none is stored', () => {
    const removeItem = vi.fn()
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem })
    checkDeepLink()
    expect(removeItem).not.toHaveBeenCalled()
  })

  // F14
  it.each<[string, () => unknown]>([
    [
      'denies its storage',
      () =>
        vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new Error('denied')
        }),
    ],
    ['is not there', () => vi.stubGlobal('window', undefined)],
  ])('is not kept where the page %s', (_, arrange) => {
    const { localStorage } = window
    arrange()
    expect(() => {
      storeDeepLink('Phone', createLink('phone://wc'))
      checkDeepLink()
      forgetDeepLink()
    }).not.toThrow()
    vi.restoreAllMocks()
    expect(localStorage.getItem(key)).toBeNull()
  })
})
