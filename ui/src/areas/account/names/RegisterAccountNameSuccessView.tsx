import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Avatar } from '../../../parts/Avatar/Avatar.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { useStateAnnouncement } from '../../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../../parts/WaitRing/WaitRing.tsx'
import { namesMessages } from '../messages/names.ts'
import { useIdentity } from '../useIdentity.ts'

/** The account has a name. */
export function RegisterAccountNameSuccessView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Success address={address} />
    </Queries>
  ) : null
}

function Success({ address }: { readonly address: string }) {
  const kit = useKit()
  const message = useMessages(namesMessages)
  const { data } = useIdentity(address)
  const text = data?.name ? message('successText', { name: data.name }) : ''
  useStateAnnouncement({ title: message('successTitle'), text }, false)
  return (
    <>
      <WaitRing state="done">
        <Avatar address={address} source={data?.avatar ?? undefined} pixels={72} />
      </WaitRing>
      <div data-testid="name-success">
        <Lead text={text} />
      </div>
      <MainButton tone="accent" onClick={() => void kit.open({ view: 'Account' })}>
        {message('done')}
      </MainButton>
    </>
  )
}
