import { type Language, languages } from './languages.ts'

/** A browser lists a few; a request may list thousands. */
const mostTags = 20

/**
 * The first language that a reader wants and that there is, else English. A tag stands for those of the same language and
 * script, as in the kit's modal: `de-AT` for `de`, `pt-PT` for `pt-BR`, but `zh-TW` not for `zh-CN`.
 *
 * @param wanted BCP 47 tags in order of preference; invalid ones are ignored
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted.slice(0, mostTags)) {
    const script = scriptOf(tag)
    const found = script === undefined ? undefined : languages.find((known) => scriptOf(known) === script)
    if (found) return found
  }
  return 'en'
}

/** Language with its likely script (UTS 35): `zh-Hans` of `zh-SG`. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
