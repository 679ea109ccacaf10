import { confirmNewEmail, showToast } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { CodeForm } from './CodeForm.tsx'
import { leaveEmailUpdate } from './leaveEmailUpdate.ts'
import { loginMessages } from './messages/login.ts'
import { NoEmailLogin } from './NoEmailLogin.tsx'
import { StartOver } from './StartOver.tsx'
import { useEmailOfLogin } from './useEmailOfLogin.ts'

/** The code of the new address, which then is that of the login. */
export function UpdateEmailSecondaryOtpView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const present = useEmailOfLogin()
  const data = useViewData('UpdateEmailSecondaryOtp')
  const next = data?.email
  if (present === undefined || next === undefined) return <NoEmailLogin />

  async function submit(code: string): Promise<void> {
    await confirmNewEmail(kit, { code })
    leaveEmailUpdate(kit)
    showToast(kit, { message: message('updated'), variant: 'success' })
  }

  return (
    <CodeForm email={next} sentCode={data} submit={submit}>
      <StartOver />
    </CodeForm>
  )
}
