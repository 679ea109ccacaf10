import { keepWhole } from '../../../components/keepWhole.tsx'
import { Lead } from '../../../components/Lead/Lead.tsx'
import { RemoteImage } from '../../../components/RemoteImage/RemoteImage.tsx'
import { Row, RowText } from '../../../components/Row/Row.tsx'
import { Tag } from '../../../components/Tag/Tag.tsx'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useNetworkImage } from '../../../parts/useNetworkImage.ts'
import { DisconnectRow } from '../../../views/Account/DisconnectRow.tsx'
import { NetworkList } from '../../../views/Networks/NetworkList.tsx'
import { unsupportedChainMessages } from './unsupportedChainMessages.ts'

/** Choose a supported network, or disconnect. */
export function UnsupportedChainView() {
  const kit = useKit()
  const message = useMessages(unsupportedChainMessages)
  const { metadata } = useStore(kit.stores.options)
  const { active } = useStore(kit.stores.networks)
  // Most such networks have no name here.
  const network = active.nativeCurrency.symbol ? active.name : message('unknown')
  const imageUrl = useNetworkImage(active)
  const app = metadata?.name || message('thisApp')
  return (
    <>
      <Lead title={message('heading')} text={keepWhole(message('text', { app, network }), app)} />
      <Row as="div" data-testid="unsupported-network" style={{ cursor: 'default', pointerEvents: 'none' }}>
        <RemoteImage source={imageUrl} name={network} pixels={40} isRound />
        <RowText>
          <bdi>{network}</bdi>
        </RowText>
        <Tag>{message('unsupported')}</Tag>
      </Row>
      <NetworkList />
      <DisconnectRow isWayOut />
    </>
  )
}
