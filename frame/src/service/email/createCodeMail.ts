import { html } from 'hono/html'
import type { FrameObserver } from '../../operating/FrameObserver.ts'
import { fill } from '../../texts/fill.ts'
import { directionOf, type Language } from '../../texts/languages.ts'
import type { ServerTexts } from '../../texts/server/en.ts'
import { formatMinutes } from '../../texts/server/formatMinutes.ts'
import { serverTexts } from '../../texts/server/serverTexts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import type { Limit, Limits } from '../limits/createLimits.ts'
import { type CodeKey, type Codes, codeLifetimeMs } from './createCodes.ts'
import type { LoginPolicy } from './LoginPolicy.ts'

/** A mail that the frame sends. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends a mail; rejects when it was not accepted. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

/** Who causes a mail. */
export interface MailCaller {
  /** For limits. */
  readonly network: string
  readonly language: Language
}

/** Sends the mails of logins, within the limits. */
export interface CodeMail {
  /** Sends a new code to the key's address. @throws FrameRefusal */
  sendCode(key: CodeKey, caller: MailCaller): Promise<void>
  /** Tells a user that somebody, mostly they, wants to export their key. @throws FrameRefusal */
  sendExportNotice(email: string, wait: { readonly readyAt: number }, caller: MailCaller): Promise<void>
}

const intros = {
  login: 'codeLogin',
  primary: 'codePrimary',
  secondary: 'codeSecondary',
} as const satisfies Readonly<Record<CodeKey['purpose'], keyof ServerTexts>>

const windowMs = 10 * 60_000
/** Against flooding of one mailbox. */
const perAddress: Limit = { name: 'mail-address', most: 10, windowMs }

export interface CreateCodeMailParameters {
  readonly send: SendMail
  readonly codes: Codes
  readonly limits: Limits
  readonly policy: LoginPolicy
  readonly observer?: FrameObserver | undefined
}

export function createCodeMail({
  send,
  codes,
  limits,
  policy,
  observer,
}: CreateCodeMailParameters): CodeMail {
  /** Against one caller who mails to many, and many who together use the mail server up. */
  const shared: readonly Limit[] = [
    { name: 'mail-network', most: policy.mailsPerNetwork, windowMs },
    { name: 'mail-all', most: policy.mailsOverall, windowMs },
  ]

  async function spend(email: string, network: string): Promise<void> {
    const address = await limits.spend(perAddress, email)
    if (address !== undefined)
      throw new FrameRefusal(`Too many e-mails to this address. Try again in ${inMinutes(address)}.`, 429)
    for (const limit of shared) {
      const wait = await limits.spend(limit, limit.name === 'mail-network' ? network : '')
      if (wait !== undefined)
        throw new FrameRefusal(`Too many logins at the moment. Try again in ${inMinutes(wait)}.`, 429)
    }
  }

  async function deliver(mail: OutgoingMail): Promise<void> {
    try {
      await send(mail)
    } catch (cause) {
      throw new FrameRefusal('The e-mail could not be sent. Check the address or try again later.', 502, {
        cause,
      })
    }
  }

  async function observe(kind: 'code' | 'notice', run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      const isLimited = error instanceof FrameRefusal && error.status === 429
      observer?.mail?.({ kind, outcome: isLimited ? 'refused' : 'failed' })
      throw error
    }
    observer?.mail?.({ kind, outcome: 'sent' })
  }

  return {
    sendCode: (key, { network, language }) =>
      observe('code', async () => {
        const { email, purpose } = key
        await spend(email, network)
        const lifetimeMs = policy.codeLifetimeMs?.(email) ?? codeLifetimeMs
        const code = await codes.issue(key, { lifetimeMs })
        const texts = serverTexts[language]
        const intro = texts[intros[purpose]]
        const end = fill(texts.codeEnd, { duration: formatMinutes(language, codeLifetimeMs / 60_000) })
        await deliver({
          to: email,
          subject: fill(texts.codeSubject, { code }),
          text: `${fill(texts.codeText, { intro, code })}\n\n${end}`,
          html: inLanguage(
            language,
            html`<p>${intro}</p>
<p style="font-size: 2em; letter-spacing: 0.1em"><strong>${code}</strong></p>
<p>${end}</p>`,
          ),
        })
      }),
    sendExportNotice: (email, { readyAt }, { network, language }) =>
      observe('notice', async () => {
        await spend(email, network)
        const texts = serverTexts[language]
        const time = new Date(readyAt).toISOString().slice(0, 16).replace('T', ' ')
        const text = fill(texts.exportText, { time })
        await deliver({
          to: email,
          subject: texts.exportSubject,
          text: `${text}\n\n${texts.exportAdvice}`,
          html: inLanguage(
            language,
            html`<p>${text}</p>
<p>${texts.exportAdvice}</p>`,
          ),
        })
      }),
  }
}

/** Content of a mail, whose readers and screen readers are told its language. */
function inLanguage(language: Language, content: ReturnType<typeof html>): string {
  return `${html`<div lang="${language}" dir="${directionOf(language)}">${content}</div>`}`
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
