import { expect, it } from 'vitest'
import { modulePath } from './modulePath.ts'

it('draws each run of dark modules once', () => {
  const [o, x] = [false, true]
  expect(
    modulePath([
      [x, x, o],
      [o, o, x],
      [o, o, o],
    ]),
  ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z')
})
