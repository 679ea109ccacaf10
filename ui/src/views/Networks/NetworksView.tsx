import { Footnote } from '../../components/Footnote.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { NetworkList } from './NetworkList.tsx'

/** Choose another network. */
export function NetworksView() {
  const { networks } = useMessages()
  return (
    <>
      <NetworkList />
      <Footnote>{networks.help}</Footnote>
    </>
  )
}
