import { expect, test } from 'vitest'
import { readHostOrigin } from './readHostOrigin.ts'

const allowed = ['http://localhost:3000', 'https://app.example']
const embeddedBy = (ancestors: readonly string[] | undefined, referrer = '') =>
  readHostOrigin({ location: { ancestorOrigins: ancestors }, referrer } as never, allowed)

test('the embedding page, if it is allowed', () => {
  expect(embeddedBy(['https://app.example', 'https://top.example'])).toBe('https://app.example')
  expect(embeddedBy(['https://top.example', 'https://app.example'])).toBeUndefined()
  expect(embeddedBy(['http://localhost:3001'])).toBeUndefined()
  expect(embeddedBy(['null'], 'https://app.example/')).toBeUndefined()
})

test('without `ancestorOrigins` the referrer', () => {
  expect(embeddedBy(undefined, 'http://localhost:3000/page')).toBe('http://localhost:3000')
  expect(embeddedBy(undefined, 'https://app.example.evil.example/')).toBeUndefined()
  expect(embeddedBy(undefined, '')).toBeUndefined()
})
