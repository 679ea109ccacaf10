// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toAppLink } from '../../../foundation/links/toAppLink.ts'
import { checkDeepLink, checkDeepLinkOwner, forgetDeepLink, storeDeepLink } from './deepLinkChoice.ts'

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

  it.each<[string, unknown, boolean]>([
    ['the same app, by its own link', { name: 'Other', redirect: { native: 'phone://' } }, true],
    ['the same app, by its name', { name: '📱 Phone Wallet' }, true],
    ['another phone', { name: 'Other', redirect: { native: 'other://' } }, false],
    ['another phone that states no link', { name: 'Other', url: 'https://other.test' }, false],
    ['a wallet that states nothing', undefined, true],
    ['a wallet that states a name alone', { name: 'Other', url: 'http://127.0.0.1' }, true],
    ['a wallet that states nonsense', { name: 7, url: {}, redirect: 'phone://' }, true],
  ])('belongs to the session that was made: %s', (_, peer, stays) => {
    localStorage.setItem(key, stored)
    checkDeepLinkOwner(peer)
    expect(localStorage.getItem(key)).toBe(stays ? stored : null)
  })

  it.each<[string, unknown, boolean]>([
    ['the link of its app', { redirect: { universal: 'https://link.phone.test/x' } }, true],
    ['its site', { url: 'https://www.phone.test' }, true],
    [
      'another site',
      { url: 'https://other.test', redirect: { universal: 'https://link.other.test' } },
      false,
    ],
  ])('is known by %s, where a site was opened', (_, peer, stays) => {
    const value = JSON.stringify({ name: 'Mobile', href: 'https://app.phone.test/wc' })
    localStorage.setItem(key, value)
    checkDeepLinkOwner(peer)
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
