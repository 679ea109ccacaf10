import { expect, it } from 'vitest'
import type { Language } from '../../app/languages/Language.ts'
import { pseudoLanguage, pseudoText } from '../../test/pseudoLocale.ts'
import { createMessageCatalog } from './createMessageCatalog.ts'
import { shellMessages } from './shellMessages.ts'

it('is English without a language', () => {
  const catalog = createMessageCatalog()
  expect(catalog.locale).toBe('en')
  expect(catalog.get(shellMessages)('opensHost', { host: 'a.example' })).toBe('opens a.example in a new tab')
})

it('uses the messages of its language', () => {
  const catalog = createMessageCatalog('en-x-pseudo', pseudoLanguage)
  expect(catalog.get(shellMessages)('back')).toBe(pseudoText('Back'))
})

it('uses English for what the language of another version lacks', () => {
  const catalog = createMessageCatalog('de', { shell: {} } as Language)
  expect(catalog.get(shellMessages)('back')).toBe('Back')
})

it('returns the same function each time', () => {
  const catalog = createMessageCatalog()
  expect(catalog.get(shellMessages)).toBe(catalog.get(shellMessages))
})

it('keeps the syntax of a message in the pseudo-locale', () => {
  const text = '{count, plural, one {# wallet in <b>{place}</b>} other {# wallets}}'
  const pseudo = pseudoText(text)
  expect(pseudo.replace(/([aeiou]\u0301){2}/gi, (pair) => pair[0] ?? '')).toBe(text)
  expect(pseudo).toContain('{count, plural, one {')
})
