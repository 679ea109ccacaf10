import { Footnote } from '../../components/Footnote.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { NetworkList } from './NetworkList.tsx'
import { networksMessages } from './networksMessages.ts'

/** Choose another network. */
export function NetworksView() {
  const message = useMessages(networksMessages)
  return (
    <>
      <NetworkList />
      <Footnote>{message('help')}</Footnote>
    </>
  )
}
