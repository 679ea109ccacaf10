import { confirmCurrentEmail, replaceView } from '@wallet-kit/sdk/actions'
import { useKit } from '../../kit/provider/useKit.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { CodeForm } from './CodeForm.tsx'
import { NoEmailLogin } from './NoEmailLogin.tsx'
import { StartOver } from './StartOver.tsx'
import { useEmailOfLogin } from './useEmailOfLogin.ts'

/** The code of the present address, before the new one gets its own. */
export function UpdateEmailPrimaryOtpView() {
  const kit = useKit()
  const present = useEmailOfLogin()
  const data = useViewData('UpdateEmailPrimaryOtp')
  const next = data?.email
  if (present === undefined || next === undefined) return <NoEmailLogin />

  async function submit(code: string): Promise<void> {
    await confirmCurrentEmail(kit, { code })
    if (kit.stores.modal.getState().view === 'UpdateEmailPrimaryOtp')
      replaceView(kit, { view: 'UpdateEmailSecondaryOtp', data: { email: next ?? '' } })
  }

  return (
    <CodeForm email={present} sentCode={data} submit={submit}>
      <StartOver />
    </CodeForm>
  )
}
