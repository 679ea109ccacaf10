import { expect, it, vi } from 'vitest'
import { pseudoCatalog, pseudoText } from '../testing/pseudoLocale.ts'
import { createMessageCatalog, resolveLocale } from './createMessageCatalog.ts'
import type { Translation } from './MessageSet.ts'
import { plainMessages } from './plainMessages.ts'

const english = { greeting: 'Hello {name}', bye: 'Goodbye' } as const
const translation: Translation<typeof english> = { greeting: 'Hallo {name}', bye: 'Tschüs' }
const load = vi.fn(async () => ({ messages: translation }))
const set = plainMessages<typeof english>(english, { de: load } as never)
const german = () => createMessageCatalog('de-AT', undefined, ['de'])

it('falls back from region to language to English', () => {
  expect(resolveLocale('de-AT', ['de', 'de-AT'])).toBe('de-AT')
  expect(resolveLocale('de-CH', ['de', 'de-AT'])).toBe('de')
  expect(resolveLocale('tlh', ['de'])).toBe('en')
})

it('loads a set on demand, in one locale, once', async () => {
  const catalog = german()
  expect(load).not.toHaveBeenCalled()
  await catalog.load([set])
  await catalog.load([set])
  expect(load).toHaveBeenCalledTimes(1)
  expect(catalog.get(set)('greeting', { name: 'Ada' })).toBe('Hallo Ada')
})

it('fetches nothing for English', async () => {
  const catalog = createMessageCatalog('en')
  await catalog.load([set])
  expect(load).not.toHaveBeenCalled()
  expect(catalog.get(set)('bye')).toBe('Goodbye')
})

it('stays English when a translation fails to load, and loads it the next time', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new TypeError('offline'))
  const catalog = german()
  await catalog.load([set])
  expect(catalog.get(set)('bye')).toBe('Goodbye')
  expect(error).toHaveBeenCalledTimes(1)
})

it('uses English for a message that a translation of another version lacks', async () => {
  const catalog = pseudoCatalog(async () => ({ messages: {} }))
  await catalog.load([set])
  expect(catalog.get(set)('bye')).toBe('Goodbye')
})

it('returns the same function each time', () => {
  const catalog = german()
  expect(catalog.get(set)).toBe(catalog.get(set))
})

it('does not compile a translation that lacks a message', () => {
  // @ts-expect-error: `bye` is missing
  const incomplete: Translation<typeof english> = { greeting: 'Hallo {name}' }
  expect(Object.keys(incomplete)).not.toContain('bye')
})

it('keeps the syntax of a message in the pseudo-locale', () => {
  const text = '{count, plural, one {# wallet in <b>{place}</b>} other {# wallets}}'
  expect(pseudoText(text).normalize('NFD').replaceAll('\u0301', '')).toBe(text)
  expect(pseudoText(text)).toContain('{count, plural, one {')
})
