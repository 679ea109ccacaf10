import { socialNames } from '../../foundation/logins/socialNames.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { List } from '../../parts/List/List.tsx'
import { LegalNote } from '../../shell/legal/LegalNote.tsx'
import { getLoginWays } from '../connect/loginMethods/getLoginWays.ts'
import { SocialRow } from '../connect/loginMethods/SocialButtons.tsx'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { loginMessages } from './messages/login.ts'

/** All social networks of the host app. */
export function ConnectSocialsView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  useStore(kit.stores.connectors)
  useStore(kit.stores.options)
  const { socials } = getLoginWays(kit)
  if (socials.length === 0) return <Lead title={message('none')} text={message('noneText')} />
  return (
    <>
      <List label={methodMessage('socials')}>
        {socials.map((provider) => (
          <li key={provider}>
            <SocialRow
              provider={provider}
              label={methodMessage('continueWith', { name: socialNames[provider] })}
            />
          </li>
        ))}
      </List>
      <LegalNote />
    </>
  )
}
