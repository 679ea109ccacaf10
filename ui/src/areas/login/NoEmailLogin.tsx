import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { loginMessages } from './messages/login.ts'

/** For a visitor who has not logged in with an e-mail address. */
export function NoEmailLogin() {
  const message = useMessages(loginMessages)
  return <Lead title={message('noLogin')} text={message('noLoginText')} />
}
