import { getWalletRequests } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import type { ViewDefinitions } from '../../../shell/views/ViewDefinition.ts'
import { approvalMessages } from '../messages/approval.ts'
import { signInMessages } from '../messages/signIn.ts'
import { ApproveTransactionView } from './ApproveTransactionView.tsx'
import { isSignInRequest } from './isSignInRequest.ts'

/** Titles of requests that are no transactions, by the start of their methods. */
const titles = [
  [/^(personal_sign|eth_signTypedData|solana_signMessage)/, 'signTitle'],
  [/^wallet_grantPermissions$/, 'grantTitle'],
  [/^wallet_revokePermissions$/, 'revokeTitle'],
] as const

/** Requests to a wallet without a screen of its own. */
export const requestViews = {
  /** Shows what a wallet without a screen of its own is asked. */
  ApproveTransaction: {
    Component: ApproveTransactionView,
    useTitle,
    // Approving has consequences: no control is focused.
    initialFocus: 'heading',
    hidesBack: true,
  },
} satisfies ViewDefinitions

/** Title by the kind of request. The last request's stays while the modal fades out. */
function useTitle(): string {
  const kit = useKit()
  const message = useMessages(approvalMessages)
  const signInMessage = useMessages(signInMessages)
  const [first] = useStore(getWalletRequests(kit)).requests
  const { status } = useStore(kit.stores.signIn)
  const [last, setLast] = useState<string>()
  const ownTitle = () =>
    first && isSignInRequest(first, status)
      ? signInMessage('title')
      : message(titles.find(([methods]) => first && methods.test(first.method))?.[1] ?? 'title')
  // Browser tests of hosts that switch look for AppKit's one title.
  const title = !first ? undefined : kit._internal.isLikeAppKit ? message('title') : ownTitle()
  if (title !== undefined && title !== last) setLast(title)
  return title ?? last ?? message('title')
}
