import type { Language } from '../../texts/languages.ts'
import { en, type Texts } from './en.ts'

type LoadTexts = () => Promise<{ readonly texts: Texts }>

/** Each language is a file of its own, which only its readers load. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, LoadTexts>> = {
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

/** Texts in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  return language === 'en' ? en : (await loaders[language]()).texts
}
