import { expect, it } from 'vitest'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import { getMobileLink } from './getMobileLink.ts'

const [native, universal] = ['sample:', 'https://link.sample.example']

function linkOf(wallet: Parameters<typeof getMobileLink>[0], prefersUniversal: boolean) {
  const { options } = createTestKit({ experimental_preferUniversalLinks: prefersUniversal })
  return getMobileLink(wallet, options)
}

it.each([
  [{ mobile_link: native, link_mode: universal }, universal],
  [{ mobile_link: native }, native],
  [{ mobile_link: native, link_mode: null }, native],
  [{ link_mode: universal }, universal],
])('experimental_preferUniversalLinks: %o is opened by %s', (wallet, expected) => {
  expect(linkOf(wallet, true)).toBe(expected)
})

it('without experimental_preferUniversalLinks the app’s own link is opened', () => {
  expect(linkOf({ mobile_link: native, link_mode: universal }, false)).toBe(native)
  expect(linkOf({ link_mode: universal }, false)).toBeUndefined()
})

// T13
it.each(['javascript:alert(1)', 'http://link.sample.example', 'sample2://', 'https://user:secret@x.example'])(
  'experimental_preferUniversalLinks ignores %s, which is no https link',
  (link_mode) => {
    expect(linkOf({ mobile_link: native, link_mode }, true)).toBe(native)
    expect(linkOf({ mobile_link: 'javascript:alert(1)', link_mode }, true)).toBeUndefined()
  },
)
