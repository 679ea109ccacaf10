import { openView } from '@wallet-kit/sdk/actions'
import { Footnote } from '../../components/Footnote.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** Help for those who have never had a wallet, always at the foot of the list. */
export function Guide() {
  const kit = useKit()
  const { connect } = useMessages()
  return (
    <Footnote>
      {connect.guide}{' '}
      <TextLink
        type="button"
        data-testid="w3m-wallet-guide-get-started"
        onClick={() => openView(kit, { view: 'WhatIsAWallet' })}
      >
        {connect.guideLink}
      </TextLink>
    </Footnote>
  )
}
