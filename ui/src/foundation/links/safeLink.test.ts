import { expect, it } from 'vitest'
import { safeLink } from './safeLink.ts'

it('lets https through and names the host', () => {
  expect(safeLink('https://www.wallet.example/get?a=1')).toEqual({
    href: 'https://www.wallet.example/get?a=1',
    host: 'wallet.example',
  })
})

// T14
it('names a host that is not plain in punycode', () => {
  expect(safeLink('https://m\u0435tamask.example')?.host).toBe('xn--mtamask-7gg.example')
})

// T13
it.each([
  undefined,
  null,
  '',
  'wallet.example',
  '//wallet.example',
  'http://wallet.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'https://wal\nlet.example',
  'https:\\\\wallet.example',
  'https://user:secret@wallet.example',
  'https://shop.example@evil.example',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://wallet.example/1',
  'intent://scan/#Intent;scheme=https;end',
  'metamask://wc',
  'https://',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '/\\evil.example',
  ' https://wallet.example',
  'https://wal\u200blet.example',
  'https://wallet.example/\u202egpj.exe',
  'https://wallet.example\u0000',
  'vbscript:x',
  'file:///etc/passwd',
  'filesystem:https://wallet.example/x',
  'view-source:https://wallet.example',
  'about:blank',
])('refuses %j', (address) => {
  expect(safeLink(address)).toBeUndefined()
})

// T13
it.each([
  ['http://127.0.0.1:3000/login', true],
  ['http://127.0.0.1:3000.evil.example/', false],
  ['http://127.0.0.1:3001/', false],
  ['http://user@127.0.0.1:3000/', false],
  ['https://wallet.example/', true],
])('with a service on http, %s is shown: %s', (address, isShown) => {
  expect(safeLink(address, 'http://127.0.0.1:3000') !== undefined).toBe(isShown)
})
