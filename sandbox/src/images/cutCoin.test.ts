import { expect, test } from 'vitest'
import { cutCoin } from './cutCoin.ts'

test('the mark is inside a circle of its size', () => {
  const coin = cutCoin('<svg width="24" height="24"><path d="M0 0h24v24H0z"/></svg>')
  expect(coin).toMatch(/^<svg [^>]*viewBox="0 0 24 24">.*<\/svg>$/)
  expect(coin).toContain('<clipPath id="coin"><circle cx="12" cy="12" r="12"/></clipPath>')
  expect(coin).toContain('<g clip-path="url(#coin)"><svg width="24" height="24">')
})
