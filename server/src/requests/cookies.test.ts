import { describe, expect, test } from 'vitest'
import { browserCookie, csrfCookie, sessionCookie } from './cookies.ts'

const { read } = sessionCookie('https://app.example', 60)
const token = 'a'.repeat(43)
const name = '__Host-siwx-session'

test.each([`${name}=${token}`, `other=1; ${name}=${token}; more=2`, `other=1;${name}=${token}`])(
  'reads its token from %j',
  (cookie) => {
    expect(read(new Headers({ cookie }))).toBe(token)
  },
)

// Browsers protect names that begin with `__Host-`, and let any host of the site set one that only resembles it.
// T8, T11
test.each([
  `\u00a0${name}=${token}`,
  `other=1; \u00a0${name}=${token}`,
  `other=1; \t${name}=${token}`,
  `x${name}=${token}`,
  `__host-siwx-session=${token}`,
  `siwx-session=${token}`,
  `other=${name}=${token}`,
  `${name}=${token}b`,
  `${name}=${token} x`,
])('reads nothing from %j', (cookie) => {
  expect(read(new Headers({ cookie }))).toBeUndefined()
})

// T8, T25
describe('a cookie that is set', () => {
  const cookies = (origin: string) => [browserCookie(origin), sessionCookie(origin, 60), csrfCookie(origin)]

  test('is out of reach of scripts and of other sites, and on https sent over nothing else', () => {
    for (const cookie of cookies('https://app.example'))
      for (const header of [cookie.write('value'), cookie.remove()]) {
        const [pair, ...flags] = header.split('; ')
        expect(pair).toMatch(/^__Host-siwx-/)
        expect(flags).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']))
        expect(header).not.toContain('Domain')
      }
  })

  test('on http has no flag that browsers refuse there', () => {
    for (const cookie of cookies('http://localhost:3000')) {
      const [pair, ...flags] = cookie.write('value').split('; ')
      expect(pair).toMatch(/^siwx-/)
      expect(flags).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']))
      expect(flags).not.toContain('Secure')
    }
  })
})
