import { expect, it } from 'vitest'
import { safeLink } from './safeLink.ts'

it('lets https through and names the host', () => {
  expect(safeLink('https://www.wallet.example/get?a=1')).toEqual({
    href: 'https://www.wallet.example/get?a=1',
    host: 'wallet.example',
  })
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
])('refuses %j', (address) => {
  expect(safeLink(address)).toBeUndefined()
})
