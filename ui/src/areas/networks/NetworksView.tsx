import { openView } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Footnote } from '../../parts/Footnote.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { networksMessages } from './messages/networks.ts'
import { NetworkList } from './NetworkList.tsx'

/** Choose another network. */
export function NetworksView() {
  const kit = useKit()
  const message = useMessages(networksMessages)
  return (
    <>
      <NetworkList />
      <Footnote>
        {message('help', {
          link: (label) => (
            <TextLink type="button" onClick={() => openView(kit, { view: 'WhatIsANetwork' })}>
              {label}
            </TextLink>
          ),
        })}
      </Footnote>
    </>
  )
}
