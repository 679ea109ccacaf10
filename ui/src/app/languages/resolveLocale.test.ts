import { expect, it } from 'vitest'
import { resolveLocale } from './resolveLocale.ts'

const available = ['de', 'de-AT', 'he', 'pt-BR', 'zh-CN']

it.each([
  ['de-AT', 'de-AT'],
  ['de-CH', 'de'],
  ['de_DE', 'de'],
  ['DE', 'de'],
  ['iw', 'he'],
  ['pt-PT', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-TW', 'en'],
  ['en-GB', 'en'],
  ['tlh', 'en'],
  ['', 'en'],
  ['<script>', 'en'],
])('uses for "%s" the locale "%s"', (requested, locale) => {
  expect(resolveLocale(requested, available)).toBe(locale)
})
