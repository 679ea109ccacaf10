import type { Language } from './Language.ts'
import type { Locale } from './Locale.ts'

type LoadLanguage = () => Promise<{ readonly language: Language }>

export type LanguageLoaders = Readonly<Record<string, LoadLanguage>>

/** Loads the messages of one language. English is part of the views: it replaces what fails to load. */
export const languages: Readonly<Record<Locale, LoadLanguage>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  pl: () => import('./pl.ts'),
  'pt-BR': () => import('./ptBR.ts'),
  ru: () => import('./ru.ts'),
  tr: () => import('./tr.ts'),
  'zh-CN': () => import('./zhCN.ts'),
}
