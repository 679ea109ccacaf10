import { openView } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Avatar } from '../../../parts/Avatar/Avatar.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { namesMessages } from '../messages/names.ts'

/** Introduces names of accounts. */
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
