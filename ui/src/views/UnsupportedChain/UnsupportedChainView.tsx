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
  const { active } = useStore(kit.stores.networks)
  // Most such networks have no name here: the wallet shows their number.
  const network = active.nativeCurrency.symbol ? active.name : message('numbered', { id: `${active.id}` })
  const app = metadata?.name || message('thisApp')
  return (
    <>
      <Lead title={message('heading')} text={message('text', { app, network })} />
      <NetworkList />
      <DisconnectRow isWayOut />
    </>
  )
}
