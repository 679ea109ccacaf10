import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { loadMessages } from './loadMessages.ts'

function texts(value: object, path = ''): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : texts(inner, `${path}${key}.`),
  )
}

describe('en', () => {
  it('has words for every key, without stray spaces', () => {
    for (const [path, text] of texts(en)) {
      expect(text.trim(), path).toBe(text)
      expect(text.length, path).toBeGreaterThan(0)
    }
  })

  it('uses well-formed holes only', () => {
    for (const [path, text] of texts(en)) {
      expect(text.replace(/\{[a-z]+\}/g, ''), path).not.toMatch(/[{}]/)
    }
  })
})

describe('loadMessages', () => {
  it('falls back from region to language to English', async () => {
    expect(await loadMessages('en-GB')).toBe(en)
    expect(await loadMessages('tlh')).toBe(en)
  })
})
