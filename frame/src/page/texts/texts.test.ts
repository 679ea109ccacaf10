import { expect, test } from 'vitest'
import { languages } from '../../texts/languages.ts'
import { en } from './en.ts'
import { loadTexts } from './loadTexts.ts'

const others = languages.filter((language) => language !== 'en')
const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

/** Words that a language has from English, or that are names. */
const alike: Readonly<Record<string, readonly string[]>> = {
  de: ['argument', 'token'],
  es: ['token'],
  fr: ['argument', 'collection', 'message', 'transaction', 'transactionNumber', 'type'],
  it: ['account', 'token'],
  pl: ['argument', 'token'],
  'pt-BR': ['token'],
  tr: ['token'],
}

test.each(others)('%s has every text, with the values of English', async (language) => {
  const texts = await loadTexts(language)
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  for (const [key, english] of Object.entries(en)) {
    const text = texts[key as keyof typeof en]
    expect(text.trim(), key).toBe(text)
    expect(text, key).not.toBe('')
    expect(names(text), key).toEqual(names(english))
  }
})

test.each(others)('%s is not left in English', async (language) => {
  const texts = await loadTexts(language)
  const same = Object.entries(en).flatMap(([key, english]) =>
    texts[key as keyof typeof en] === english ? [key] : [],
  )
  expect(same.sort()).toEqual(alike[language] ?? [])
})

test.each(others)('%s has quotes and dashes of its script', async (language) => {
  for (const [key, text] of Object.entries(await loadTexts(language)))
    expect(text, key).not.toMatch(/['"]|\.\.\./)
})

test.each(['ar', 'he'] as const)('values stay in their order within %s', async (language) => {
  for (const [key, text] of Object.entries(await loadTexts(language))) {
    const isolated = [...text.matchAll(/\u2068(\{\w+\})\u2069/g)].map(([, name]) => name)
    expect(isolated.sort(), key).toEqual(names(text))
    // The direction of a text is that of its first letter, which is none of a value's.
    expect(text, key).not.toMatch(/^\u2068/)
  }
})
