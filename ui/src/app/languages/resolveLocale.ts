/**
 * The locale to use for the requested one: itself, else one of the same language and script (`de-AT`: `de`; `pt-PT`:
 * `pt-BR`; but `zh-CN` does not stand in for `zh-TW`, which is in traditional characters), else English.
 *
 * @param requested BCP 47 tag; anything else results in English
 */
export function resolveLocale(requested: string, available: readonly string[]): string {
  const wanted = maximize(requested)
  if (!wanted) return 'en'
  const similar = available.filter((tag) => {
    const candidate = maximize(tag)
    return candidate?.language === wanted.language && candidate.script === wanted.script
  })
  return similar.find((tag) => maximize(tag)?.region === wanted.region) ?? similar[0] ?? 'en'
}

/** With the likely script and region of the language (UTS 35). */
function maximize(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize()
  } catch {
    return undefined
  }
}
