import type { CaipNetwork, ChainNamespace } from '@wallet-kit/sdk'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { Row, RowText } from '../../../parts/Row/Row.tsx'
import { useNetworkImage } from '../../../parts/useNetworkImage.ts'
import { connectingMultiChainMessages } from '../messages/connectingMultiChain.ts'

export interface ChainRowProps {
  readonly namespace: ChainNamespace
  readonly onSelect: () => void
}

/** One chain family, with the picture of its first network. */
export function ChainRow({ namespace, onSelect }: ChainRowProps) {
  const message = useMessages(connectingMultiChainMessages)
  const { requested } = useStore(useKit().stores.networks)
  const network = requested.find(({ chainNamespace }) => chainNamespace === namespace)
  const name = message(namespace === 'eip155' || namespace === 'solana' ? namespace : 'other')
  return (
    <li>
      <Row type="button" data-testid={`wui-list-chain-${namespace}`} onClick={onSelect}>
        {network && <NetworkPicture network={network} name={name} />}
        <RowText>{name}</RowText>
      </Row>
    </li>
  )
}

function NetworkPicture({ network, name }: { readonly network: CaipNetwork; readonly name: string }) {
  return <RemoteImage source={useNetworkImage(network)} name={name} isRound />
}
