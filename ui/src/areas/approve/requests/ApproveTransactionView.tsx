import { closeModal, getWalletRequests, type WalletRequest } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { approvalMessages } from '../messages/approval.ts'
import { signInMessages } from '../messages/signIn.ts'
import { Approval } from './Approval.tsx'
import { FramePlace } from './FramePlace.tsx'
import { isSignInRequest } from './isSignInRequest.ts'

/** The request that waits for the visitor, one at a time. */
export function ApproveTransactionView() {
  const kit = useKit()
  const message = useMessages(approvalMessages)
  const shellMessage = useMessages(shellMessages)
  const signInMessage = useMessages(signInMessages)
  const { metadata } = useStore(kit.stores.options)
  const { requests } = useStore(getWalletRequests(kit))
  const { status } = useStore(kit.stores.signIn)
  const [first] = requests
  // The last one stays while the modal fades out.
  const [last, setLast] = useState<WalletRequest>()
  if (first && first !== last) setLast(first)
  const shown = first ?? last
  if (shown?.isInFrame) {
    const app = metadata?.name || location.host
    const note = isSignInRequest(shown, status)
      ? `${signInMessage('heading', { app })}. ${signInMessage('text')}`
      : message('inFrame')
    return <FramePlace isShown={first !== undefined} note={note} toFrame={message('toFrame')} />
  }
  if (shown) return <Approval key={shown.id} request={shown} count={requests.length} />
  return (
    <>
      <Lead title={message('none')} text={message('noneText')} />
      <MainButton tone="accent" onClick={() => closeModal(kit)}>
        {shellMessage('close')}
      </MainButton>
    </>
  )
}
