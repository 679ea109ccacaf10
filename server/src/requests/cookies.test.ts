import { expect, test } from 'vitest'
import { sessionCookie } from './cookies.ts'

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
