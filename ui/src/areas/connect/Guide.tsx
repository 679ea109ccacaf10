import { openView } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Footnote } from '../../parts/Footnote.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { connectMessages } from './messages/connect.ts'

/** Help for users who are new to wallets, always below the list. */
export function Guide() {
  const kit = useKit()
  const message = useMessages(connectMessages)
  return (
    <Footnote>
      {message('guide', {
        link: (text) => (
          <TextLink
            type="button"
            data-testid="w3m-wallet-guide-get-started"
            onClick={() => openView(kit, { view: 'WhatIsAWallet' })}
          >
            {text}
          </TextLink>
        ),
      })}
    </Footnote>
  )
}
