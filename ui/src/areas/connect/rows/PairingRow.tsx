import type { Connector } from '@wallet-kit/sdk'
import { readDevice, selectConnector } from '@wallet-kit/sdk/actions'
import { phoneIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { ChoiceRow } from '../../../parts/Row/ChoiceRow.tsx'
import { RowText } from '../../../parts/Row/Row.tsx'
import { RowIcon } from '../../../parts/Row/RowIcon.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { usePairingDown } from '../connecting/usePairingDown.ts'
import { connectMessages } from '../messages/connect.ts'

export interface PairingRowProps {
  readonly connector: Connector
}

/** Connects a wallet on another device by a code. */
export function PairingRow({ connector }: PairingRowProps) {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const isDown = usePairingDown()
  const prefetch = usePrefetchView('ConnectingWalletConnect')
  return (
    <>
      {isDown && (
        <li>
          <Notice tone="warning">{message('pairingDown')}</Notice>
        </li>
      )}
      <li>
        <ChoiceRow
          data-testid="wallet-selector-walletconnect"
          {...prefetch}
          onClick={() => selectConnector(kit, { connectorId: connector.id })}
        >
          {connector.imageUrl ? (
            <RemoteImage source={connector.imageUrl} name={connector.name} />
          ) : (
            <RowIcon path={phoneIcon} tone="accent" />
          )}
          <RowText>{message('pairing')}</RowText>
          {/* A phone does not scan its own screen. */}
          <Tag>{message(readDevice().isMobile ? 'pairingTagPhone' : 'pairingTag')}</Tag>
        </ChoiceRow>
      </li>
    </>
  )
}
