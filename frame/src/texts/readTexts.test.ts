import { afterEach, expect, test, vi } from 'vitest'
import { readTexts } from './readTexts.ts'

afterEach(() => vi.restoreAllMocks())

test('texts are those of the browser’s language', async () => {
  vi.stubGlobal('navigator', { languages: ['tlh', 'de-AT', 'en'] })
  const load = vi.fn(async (language: string) => `texts in ${language}`)
  expect(await readTexts(load)).toEqual({ language: 'de', texts: 'texts in de' })
  expect(load).toHaveBeenCalledOnce()
})

test('a language that does not load is English, and the developer is told', async () => {
  vi.stubGlobal('navigator', { languages: ['ar'] })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = async (language: string) => {
    if (language === 'ar') throw new Error('Failed to fetch')
    return `texts in ${language}`
  }
  expect(await readTexts(load)).toEqual({ language: 'en', texts: 'texts in en' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"ar"'), expect.any(Error))
})
