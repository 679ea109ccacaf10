import { htmlPage, scriptString } from '../../pages/htmlPage.ts'
import type { Language } from '../../texts/languages.ts'
import { serverTexts } from '../../texts/server/serverTexts.ts'

export interface ClosePageParameters {
  readonly resultUri: string
  /** The page that opened this window. */
  readonly hostOrigin: string
  readonly language: Language
}

/** The end of a login in a window: reports the result to the page that opened it, and to no page of another origin. */
export function closePage({ resultUri, hostOrigin, language }: ClosePageParameters) {
  const texts = serverTexts[language]
  return htmlPage({
    title: texts.completeTitle,
    language,
    body: `<h1>${texts.completeHeading}</h1><p role="status">${texts.completeText}</p>`,
    script: `window.opener?.postMessage({ resultUri: ${scriptString(resultUri)} }, ${scriptString(hostOrigin)})`,
  })
}

export function unreachablePage(language: Language) {
  const { silentHeading, silentText } = serverTexts[language]
  return failedPage(language, silentHeading, silentText)
}

export function unknownLoginPage(language: Language) {
  const { unknownHeading, unknownText } = serverTexts[language]
  return failedPage(language, unknownHeading, unknownText)
}

function failedPage(language: Language, heading: string, text: string) {
  return htmlPage({
    title: serverTexts[language].failedTitle,
    language,
    body: `<h1>${heading}</h1><p role="alert">${text}</p>`,
  })
}
