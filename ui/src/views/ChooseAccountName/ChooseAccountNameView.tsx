import { openView } from '@wallet-kit/sdk/actions'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { namesMessages } from '../names/namesMessages.ts'

/** What a name is good for. */
export function ChooseAccountNameView() {
  const kit = useKit()
  const message = useMessages(namesMessages)
  const { address } = useAppKitAccount()
  if (!address) return null
  return (
    <>
      <div style={{ alignSelf: 'center' }}>
        <Avatar address={address} source={undefined} pixels={72} />
      </div>
      <Lead text={message('introText')} />
      <MainButton
        tone="accent"
        data-testid="choose-account-name"
        onClick={() => openView(kit, { view: 'RegisterAccountName' })}
      >
        {message('choose')}
      </MainButton>
    </>
  )
}
