import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { en } from './en.ts'
import { readAcceptLanguage } from './readAcceptLanguage.ts'
import { serverTexts } from './serverTexts.ts'

const others = languages.filter((language) => language !== 'en')
const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
/** Sentences of their own, without the full stop of English. */
const alike = ['codeText']

test.each(others)('%s has every text, with the values of English, in its own words', (language) => {
  const texts = serverTexts[language]
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  for (const [key, english] of Object.entries(en)) {
    const text = texts[key as keyof typeof en]
    expect(text.trim(), key).toBe(text)
    expect(names(text), key).toEqual(names(english))
    expect(text, key).not.toMatch(/['"]|\.\.\./)
    if (!alike.includes(key)) expect(text, key).not.toBe(english)
  }
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['tlh, fr-CH;q=0.9, de;q=0.8', 'fr'],
  ['de;q=0.1, ja;q=0.9', 'ja'],
  ['*', 'en'],
  ['<script>;q=x', 'en'],
  ['tlh,'.repeat(5_000), 'en'],
])('a request with %j is answered in %s', (header, language) => {
  expect(readAcceptLanguage(header)).toBe(language)
})
