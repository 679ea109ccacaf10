import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { LegalNote } from '../../shell/legal/LegalNote.tsx'
import { EmailForm } from '../connect/loginMethods/EmailForm.tsx'
import { getLoginWays } from '../connect/loginMethods/getLoginWays.ts'
import { loginMessages } from './messages/login.ts'

/** The e-mail field alone. */
export function EmailLoginView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  useStore(kit.stores.connectors)
  useStore(kit.stores.options)
  if (!getLoginWays(kit).hasEmail) return <Lead title={message('none')} text={message('noneText')} />
  return (
    <>
      <Lead text={message('emailText')} />
      <EmailForm />
      <LegalNote />
    </>
  )
}
