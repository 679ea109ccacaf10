import { html } from 'hono/html'
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
}

export function confirmationMail({ to, link, question }: ConfirmationMailParameters): KeeperMail {
  const { app, browser, code } = question
  const text = [
    `Someone logs in to ${app} with this e-mail address, in a browser that is new here: ${browser}.`,
    `If it is you, and the page shows the number ${code}, open this link and confirm:`,
    link,
    'It is valid for 20 minutes, once. If it is not you, ignore this e-mail: without the link nobody gets in.',
  ]
  return {
    to,
    subject: `Confirm your login to ${new URL(app).host}`,
    text: text.join('\n\n'),
    html: `${html`<p>${text[0]}</p>
<p>${text[1]}</p>
<p><a href="${link}">${link}</a></p>
<p>${text[3]}</p>`}`,
  }
}
