import { Lead } from '../../components/Lead/Lead.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { DisconnectRow } from '../Account/DisconnectRow.tsx'
import { NetworkList } from '../Networks/NetworkList.tsx'
import { unsupportedChainMessages } from './unsupportedChainMessages.ts'

/** Choose a supported network, or disconnect. */
export function UnsupportedChainView() {
  const kit = useKit()
  const message = useMessages(unsupportedChainMessages)
  const { metadata } = useStore(kit.stores.options)
  const app = metadata?.name || message('thisApp')
  return (
    <>
      <Lead title={message('heading')} text={message('text', { app })} />
      <NetworkList />
      <DisconnectRow isWayOut />
    </>
  )
}
