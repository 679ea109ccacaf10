import { html } from 'hono/html'
import { fill } from '../../texts/fill.ts'
import { directionOf, type Language } from '../../texts/languages.ts'
import { nameBrowser } from '../../texts/nameBrowser.ts'
import { formatMinutes } from '../../texts/server/formatMinutes.ts'
import { serverTexts } from '../../texts/server/serverTexts.ts'
import type { KeeperMail } from '../KeeperOptions.ts'

/** Login that the visitor is asked to confirm. */
export interface Question {
  /** Origin of the host page. */
  readonly app: string
  readonly browser: string
  /** Shown on the page that asked, too. */
  readonly code: string
}

interface ConfirmationMailParameters {
  readonly to: string
  readonly link: string
  readonly question: Question
  readonly minutes: number
  readonly language: Language
}

export function confirmationMail(parameters: ConfirmationMailParameters): KeeperMail {
  const { to, link, question, minutes, language } = parameters
  const { app, code } = question
  const texts = serverTexts[language]
  const browser = nameBrowser(question.browser, texts)
  const text = [
    fill(texts.linkWho, { app, browser }),
    fill(texts.linkGo, { code }),
    link,
    fill(texts.linkEnd, { duration: formatMinutes(language, minutes) }),
  ]
  return {
    to,
    subject: fill(texts.linkSubject, { host: new URL(app).host }),
    text: text.join('\n\n'),
    html: `${html`<div lang="${language}" dir="${directionOf(language)}"><p>${text[0]}</p>
<p>${text[1]}</p>
<p><a href="${link}">${link}</a></p>
<p>${text[3]}</p></div>`}`,
  }
}
