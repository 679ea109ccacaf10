import { html } from 'hono/html'
import type { FrameObserver } from '../../operating/FrameObserver.ts'
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

/** Sends the mails of logins, within the limits. */
export interface CodeMail {
  /** Sends a new code to the key's address. @throws FrameRefusal */
  sendCode(key: CodeKey, network: string): Promise<void>
  /** Tells a user that somebody, mostly they, wants to export their key. @throws FrameRefusal */
  sendExportNotice(email: string, wait: { readonly readyAt: number }, network: string): Promise<void>
}

const tasks: Readonly<Record<CodeKey['purpose'], string>> = {
  login: 'log in',
  primary: 'change your e-mail address',
  secondary: 'confirm your new e-mail address',
}

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
    sendCode: (key, network) =>
      observe('code', async () => {
        const { email, purpose } = key
        await spend(email, network)
        const lifetimeMs = policy.codeLifetimeMs?.(email) ?? codeLifetimeMs
        const code = await codes.issue(key, { lifetimeMs })
        const end = `It is valid for ${inMinutes(codeLifetimeMs)}. If you did not request it, ignore this e-mail.`
        await deliver({
          to: email,
          subject: `${code} is your code`,
          text: `Your code to ${tasks[purpose]} is ${code}.\n\n${end}`,
          html: `${html`<p>Your code to ${tasks[purpose]} is</p>
<p style="font-size: 2em; letter-spacing: 0.1em"><strong>${code}</strong></p>
<p>${end}</p>`}`,
        })
      }),
    sendExportNotice: (email, { readyAt }, network) =>
      observe('notice', async () => {
        await spend(email, network)
        const time = new Date(readyAt).toISOString().slice(0, 16).replace('T', ' ')
        const lines = [
          `Somebody who is logged in to your account wants to see your secret recovery phrase. It can be shown from ${time} UTC on.`,
          'If that is you, there is nothing to do. If not, open the dashboard of your wallet, cancel the export and sign out everywhere.',
        ]
        await deliver({
          to: email,
          subject: 'Your recovery phrase was requested',
          text: lines.join('\n\n'),
          html: lines.map((line) => `${html`<p>${line}</p>`}`).join('\n'),
        })
      }),
  }
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
