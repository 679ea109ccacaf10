import type { Approval } from '../approval/Approval.ts'
import type { Approvals } from '../approval/createApprovals.ts'
import type { Logins } from '../login/createLogins.ts'
import { PasskeyNotUsedError } from './askAuthenticator.ts'

export interface AskPasskeyParameters {
  readonly approvals: Pick<Approvals, 'ask'>
  readonly logins: Pick<Logins, 'preparePasskey'>
  readonly hostOrigin: string
}

/**
 * Asks the user for a passkey, again until they have used one or cancel. The press on the frame's own button is what
 * browsers want before they ask.
 *
 * @throws an Error with a message for the user
 */
export async function askPasskey({ approvals, logins, hostOrigin }: AskPasskeyParameters): Promise<void> {
  let note = 'It logs you in to your wallet. It never leaves your device.'
  for (;;) {
    const prepared = logins.preparePasskey()
    const question = prepared.then(
      (): Approval => ({
        title: 'Log in with your passkey',
        asksFor: 'a login',
        hostOrigin,
        facts: [],
        note,
        sections: [],
      }),
    )
    try {
      return await approvals.ask(question, async () => (await prepared)())
    } catch (error) {
      if (!(error instanceof PasskeyNotUsedError)) throw error
      note = error.message
    }
  }
}
