import { describe, expect, it } from 'vitest'
import { looksLikeOffer } from './looksLikeOffer.ts'

// T7, T14
describe('a name', () => {
  it.each([
    'evil.com',
    'evil .com',
    'USDC (evil.io)',
    'https://evil',
    't.me/evil',
    'evil\u3002com',
    'evil\uff0ecom',
    'evil\u2024com',
    '\uff45\uff56\uff49\uff4c\uff0e\uff43\uff4f\uff4d',
    'evil[.]com',
    'evil(.)xyz',
    'evil dot com',
    'T\u30fbME/evil',
    'evil\u3002xn--p1ai',
    'evil.zip',
    'alice.eth.limo',
    'ipfs://x',
    'Voucher of 5000 USDC',
    'CLAIM',
    // A Cyrillic a, and a Greek omicron.
    '\u0430irdrop',
    'T\u03bfken',
    'US\u0414C',
  ])('lures: %s', (name) => {
    expect(looksLikeOffer(name)).toBe(true)
  })

  it.each([
    'USD Coin',
    'USDC.e',
    'USD\u20ae0',
    'Wrapped BTC v1.5',
    'Ape.Coinage',
    'Dotted line',
    '\u041f\u0440\u0438\u0432\u0435\u0442 Coin',
    'Caf\u00e9 \u03a9',
    '\u30dd\u30b1\u30e2\u30f3 NFT',
    '1\u00b72 Token',
    'Reclaimed',
    'Art Blocks',
  ])('does not: %s', (name) => {
    expect(looksLikeOffer(name)).toBe(false)
  })
})
