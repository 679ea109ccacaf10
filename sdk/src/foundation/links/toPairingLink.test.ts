import { describe, expect, it } from 'vitest'
import { toPairingLink } from './toPairingLink.ts'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=00'
const encoded = 'wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D00'

describe('the pairing link', () => {
  it.each([
    ['https://w.example', 'https://w.example/'],
    ['https://w.example/', 'https://w.example/'],
    ['https://w.example/open', 'https://w.example/open/'],
    ['sample://', 'sample://'],
    ['sample://open', 'sample://open/'],
    ['sample:', 'sample:///'],
    ['sample', 'sample:///'],
    ['sample:/', 'sample:///'],
  ])('of %s starts with %s', (link, app) => {
    const links = toPairingLink(link, uri)
    expect([links?.app.href, links?.pair.href]).toEqual([app, `${app}wc?uri=${encoded}`])
  })

  it('has the code encoded twice where Telegram on Android decodes a native link', () => {
    expect(toPairingLink('sample:', uri, { isDecodedTwice: true })?.pair.href).toBe(
      `sample:///wc?uri=${encodeURIComponent(encoded)}`,
    )
    expect(toPairingLink('https://w.example', uri, { isDecodedTwice: true })?.pair.href).toBe(
      `https://w.example/wc?uri=${encoded}`,
    )
  })

  // T13
  it.each([
    'http://w.example',
    'javascript:alert(1)',
    'java/script:',
    'intent://x',
    'data:',
    '',
    '://',
    // A code behind it would make it a link to another host.
    'https://',
    'https://a@b.example',
  ])('is refused for %j', (link) => {
    expect(toPairingLink(link, uri)).toBeUndefined()
  })
})
