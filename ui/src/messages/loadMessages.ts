import { en } from './en.ts'
import type { Messages } from './Messages.ts'

/** Locales and where their words are. English is here already: it is the fallback. */
const locales: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => en,
}

/** Words in a locale (BCP 47), else in its language, else in English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = locales[locale] ?? locales[locale.split('-')[0] ?? '']
  return load ? load() : en
}
