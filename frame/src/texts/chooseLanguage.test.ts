import { expect, test } from 'vitest'
import { chooseLanguage } from './chooseLanguage.ts'
import { directionOf, languages } from './languages.ts'

test.each([
  [['de-AT'], 'de'],
  [['de_CH', 'fr'], 'de'],
  [['iw'], 'he'],
  [['pt-PT'], 'pt-BR'],
  [['zh'], 'zh-CN'],
  [['zh-Hans-SG'], 'zh-CN'],
  [['zh-TW'], 'en'],
  [['zh-TW', 'ja'], 'ja'],
  [['en-GB', 'de'], 'en'],
  [['tlh', 'nl', 'pl'], 'pl'],
  [['*', '', '<script>', 'it'], 'it'],
  [['tlh'], 'en'],
  [[], 'en'],
])('a reader of %j gets %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language)
})

test('a list of thousands is not read to its end', () => {
  expect(chooseLanguage([...Array<string>(5_000).fill('tlh'), 'de'])).toBe('en')
})

test('languages that are written from right to left say so', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'he'])
})
