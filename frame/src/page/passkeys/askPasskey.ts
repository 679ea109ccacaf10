import type { Approval } from '../approval/Approval.ts'
import type { Approvals } from '../approval/createApprovals.ts'
import type { Logins } from '../login/createLogins.ts'
import type { ApprovalTexts } from '../texts/en.ts'
import { PasskeyNotUsedError } from './askAuthenticator.ts'

export interface AskPasskeyParameters {
  readonly approvals: Pick<Approvals, 'ask'>
  readonly logins: Pick<Logins, 'preparePasskey'>
  readonly hostOrigin: string
  readTexts(): Promise<ApprovalTexts>
}

/**
 * Asks the user for a passkey, again until they have used one or cancel. The press on the frame's own button is what
 * browsers want before they ask.
 *
 * @throws an Error with a message for the user
 */
export async function askPasskey(parameters: AskPasskeyParameters): Promise<void> {
  const { approvals, logins, hostOrigin, readTexts } = parameters
  let note: 'passkeyText' | 'passkeyNotUsed' = 'passkeyText'
  for (;;) {
    const prepared = logins.preparePasskey()
    const question = Promise.all([readTexts(), prepared]).then(
      ([texts]): Approval => ({
        title: texts.passkeyTitle,
        asksFor: 'a login',
        hostOrigin,
        facts: [],
        note: texts[note],
        sections: [],
      }),
    )
    try {
      return await approvals.ask(question, async () => (await prepared)())
    } catch (error) {
      if (!(error instanceof PasskeyNotUsedError)) throw error
      note = 'passkeyNotUsed'
    }
  }
}
