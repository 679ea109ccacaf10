import { chooseLanguage } from './chooseLanguage.ts'
import type { Language } from './languages.ts'

export interface ReadTexts<Texts> {
  readonly language: Language
  readonly texts: Texts
}

/** Texts in the language of the visitor's browser, or in English where that fails to load. */
export async function readTexts<Texts>(
  load: (language: Language) => Promise<Texts>,
): Promise<ReadTexts<Texts>> {
  const language = chooseLanguage(navigator.languages)
  try {
    return { language, texts: await load(language) }
  } catch (error) {
    console.warn(`The texts in "${language}" could not be loaded`, error)
    return { language: 'en', texts: await load('en') }
  }
}
