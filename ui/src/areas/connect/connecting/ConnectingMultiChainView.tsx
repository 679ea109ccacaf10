import type { ChainNamespace } from '@wallet-kit/sdk'
import { selectConnector } from '@wallet-kit/sdk/actions'
import { layersIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { List } from '../../../parts/List/List.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { RowIcon } from '../../../parts/Row/RowIcon.tsx'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { connectingMultiChainMessages } from '../messages/connectingMultiChain.ts'
import { ChainRow } from './ChainRow.tsx'
import { ExternalPanel } from './ExternalPanel.tsx'
import { useConnector } from './useConnector.ts'

const Picture = styled('div')({ alignSelf: 'center', paddingBlock: `${size(12)} ${size(4)}` })

/** The chain families that a wallet and the host app have in common: one of them, or all. */
export function ConnectingMultiChainView() {
  const kit = useKit()
  const message = useMessages(connectingMultiChainMessages)
  const shellMessage = useMessages(shellMessages)
  const { requested } = useStore(kit.stores.networks)
  const connector = useConnector(useViewData('ConnectingMultiChain')?.connectorId)
  // Its wallet is no longer in the page.
  if (!connector) return <ExternalPanel connectorId={undefined} />
  const name = connector.name || shellMessage('unknownWallet')
  const families = connector.namespaces.filter((family) =>
    requested.some(({ chainNamespace }) => chainNamespace === family),
  )
  const select = (namespaces: readonly ChainNamespace[]) =>
    selectConnector(kit, { connectorId: connector.id, namespaces })
  return (
    <>
      <Picture>
        <RemoteImage source={connector.imageUrl} name={name} pixels={72} />
      </Picture>
      <Lead title={message('heading', { name })} text={message('text')} />
      <List label={message('list')}>
        {families.map((family) => (
          <ChainRow key={family} namespace={family} onSelect={() => select([family])} />
        ))}
        <li>
          <Row type="button" data-testid="wui-list-chain-all" onClick={() => select(families)}>
            <RowIcon path={layersIcon} tone="accent" />
            <RowText>{message('all')}</RowText>
          </Row>
        </li>
      </List>
    </>
  )
}
