import type { Language } from './Language.ts'
import type { Locale } from './Locale.ts'

type LoadLanguage = () => Promise<{ readonly language: Language }>

export type LanguageLoaders = Readonly<Record<string, LoadLanguage>>

/** Loads the messages of one language. English is part of the views: it replaces what fails to load. */
export const languages: Readonly<Record<Locale, LoadLanguage>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  he: () => import('./he.ts'),
}
