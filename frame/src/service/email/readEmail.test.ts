import { expect, test } from 'vitest'
import { readEmail } from './readEmail.ts'

test('an address is read in lower case, without spaces around it', () => {
  expect(readEmail(' Alice+shop@Mail.Example ')).toBe('alice+shop@mail.example')
  const longest = `${'a'.repeat(307)}@mail.example`
  expect(longest).toHaveLength(320)
  expect(readEmail(longest)).toBe(longest)
})

test.each([
  '',
  'alice',
  'alice@',
  'alice@mail',
  '@mail.example',
  'a b@mail.example',
  'a@b@c.example',
  'alice@mail.example\nBcc: bob@mail.example',
  'alice@mail.example,bob@mail.example',
  '"alice"@mail.example',
  '<alice@mail.example>',
  `${'a'.repeat(308)}@mail.example`,
])('%j is no address', (text) => {
  expect(() => readEmail(text)).toThrow('Enter a valid e-mail address.')
})
