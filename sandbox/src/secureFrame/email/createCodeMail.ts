import type { Mail } from '../../mail/createMail.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { type CodeKey, type Codes, codeLifetimeMs } from './createCodes.ts'
import { createMailLimit } from './createMailLimit.ts'
import { isSpecialAddress } from './specialAddresses.ts'

/** Sends the mails of logins, within the limit of each address. */
export interface CodeMail {
  /** Sends a new code to the key's address. @throws FrameRefusal */
  sendCode(key: CodeKey): Promise<void>
  /** @throws FrameRefusal */
  sendLink(parameters: { readonly email: string; readonly link: string }): Promise<void>
  clear(): void
}

const tasks: Readonly<Record<CodeKey['purpose'], string>> = {
  login: 'log in',
  primary: 'change your e-mail address',
  secondary: 'confirm your new e-mail address',
}
const minutes = codeLifetimeMs / 60_000

export function createCodeMail({ mail, codes }: { readonly mail: Mail; readonly codes: Codes }): CodeMail {
  const limit = createMailLimit()

  async function send(email: string, subject: string, text: string): Promise<void> {
    try {
      await mail.send({ to: email, subject, text })
    } catch {
      throw new FrameRefusal('The e-mail could not be sent. Check the address or try again later.', 502)
    }
  }

  return {
    async sendCode(key) {
      const { email, purpose } = key
      limit.spend(email)
      const isExpired = isSpecialAddress(email, 'code-expired')
      const code = codes.issue(key, isExpired ? { lifetimeMs: 0 } : {})
      await send(
        email,
        `${code} is your code`,
        `Your code to ${tasks[purpose]} is ${code}.\n\nIt is valid for ${minutes} minutes. If you did not request it, ignore this e-mail.`,
      )
    },
    async sendLink({ email, link }) {
      limit.spend(email)
      await send(
        email,
        'Register this device',
        `A login was started on a new device. Open this link to register it:\n\n${link}\n\nIt is valid for ${minutes} minutes. If it was not you, ignore this e-mail.`,
      )
    },
    clear: () => limit.clear(),
  }
}
