import { Lead } from '../../components/Lead/Lead.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { fillMessage } from '../../messages/fillMessage.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { DisconnectRow } from '../Account/DisconnectRow.tsx'
import { NetworkList } from '../Networks/NetworkList.tsx'

/** Choose a supported network, or disconnect. */
export function UnsupportedChainView() {
  const kit = useKit()
  const { unsupported } = useMessages()
  const { metadata } = useStore(kit.stores.options)
  const app = metadata?.name || unsupported.thisApp
  return (
    <>
      <Lead title={unsupported.heading} text={fillMessage(unsupported.text, { app })} />
      <NetworkList />
      <DisconnectRow isWayOut />
    </>
  )
}
