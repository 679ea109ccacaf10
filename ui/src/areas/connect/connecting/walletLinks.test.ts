import { afterEach, expect, it, vi } from 'vitest'
import { createMessageCatalog } from '../../../foundation/messages/createMessageCatalog.ts'
import { downloadsMessages } from '../messages/downloads.ts'
import { walletLinks } from './walletLinks.ts'

const message = createMessageCatalog('en').get(downloadsMessages)
afterEach(() => {
  vi.unstubAllGlobals()
})

const bare = { id: 'w', name: 'Wallet' }

it('lists every safe place once, stores first', () => {
  const links = walletLinks(
    {
      ...bare,
      homepage: 'https://wallet.example/',
      webapp_link: 'https://wallet.example',
      app_store: 'https://apps.example/1',
      chrome_store: 'https://store.example/w',
    },
    message,
  )
  expect(links.map(({ text, link }) => [text, link.host])).toEqual([
    ['Browser extension', 'store.example'],
    ['App Store', 'apps.example'],
    ['Web wallet', 'wallet.example'],
  ])
})

// T13
it('leaves out unsafe links', () => {
  const address = 'javascript:alert(1)'
  const links = {
    homepage: address,
    webapp_link: address,
    app_store: address,
    play_store: 'http://a.example',
    chrome_store: null,
  }
  expect(walletLinks({ ...bare, ...links }, message)).toEqual([])
})

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', ['App Store', 'Website']],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14) Mobile', ['Google Play', 'Website']],
])('lists on %s only what can be installed there', (_, userAgent, expected) => {
  vi.stubGlobal('window', { navigator: { userAgent } })
  const links = {
    homepage: 'https://wallet.example',
    app_store: 'https://apps.example/1',
    play_store: 'https://play.example/1',
    chrome_store: 'https://store.example/w',
  }
  expect(walletLinks({ ...bare, ...links }, message).map(({ text }) => text)).toEqual(expected)
})
