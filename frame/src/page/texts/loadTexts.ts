import { directionOf, type Language } from '../../texts/languages.ts'
import { type ApprovalTexts, en } from './en.ts'
import { isolateValues } from './isolateValues.ts'

type LoadTexts = () => Promise<{ readonly texts: ApprovalTexts }>

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

/** Texts of the frame's page in a language. */
export async function loadTexts(language: Language): Promise<ApprovalTexts> {
  if (language === 'en') return en
  const { texts } = await loaders[language]()
  return directionOf(language) === 'rtl' ? isolateValues(texts) : texts
}
