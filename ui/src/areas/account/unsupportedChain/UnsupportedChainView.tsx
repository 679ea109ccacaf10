import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { keepWhole } from '../../../parts/keepWhole.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { useNetworkImage } from '../../../parts/useNetworkImage.ts'
import { NetworkList } from '../../networks/NetworkList.tsx'
import { DisconnectRow } from '../DisconnectRow.tsx'
import { unsupportedChainMessages } from '../messages/unsupportedChain.ts'

/** Choose a supported network, or disconnect. */
export function UnsupportedChainView() {
  const kit = useKit()
  const message = useMessages(unsupportedChainMessages)
  const { metadata } = useStore(kit.stores.options)
  const { active } = useStore(kit.stores.networks)
  // Most such networks have no name here.
  const isNamed = Boolean(active.nativeCurrency.symbol)
  const network = isNamed ? active.name : message('unknown')
  const imageUrl = useNetworkImage(active)
  const app = metadata?.name || message('thisApp')
  const text = isNamed ? message('text', { app, network }) : message('textUnknown', { app })
  return (
    <>
      <Lead title={message('heading')} text={keepWhole(text, app)} />
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
