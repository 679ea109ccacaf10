/** Languages of the dashboard, of pages and of mails, as BCP 47 tags: those of the kit's modal. */
export const languages = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'tr',
  'zh-CN',
] as const

export type Language = (typeof languages)[number]

/** Direction of a language's script, as in the attribute `dir`. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr'
}
