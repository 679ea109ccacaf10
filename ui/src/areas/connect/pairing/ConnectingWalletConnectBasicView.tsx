import { readDevice, selectConnector } from '@wallet-kit/sdk/actions'
import { useContext, useEffect } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { List } from '../../../parts/List/List.tsx'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'
import { RowGateContext } from '../../../parts/Row/Row.tsx'
import { DirectoryDown } from '../directory/DirectoryDown.tsx'
import { connectingWalletConnectBasicMessages } from '../messages/connectingWalletConnectBasic.ts'
import { NoneInstalled } from '../NoneInstalled.tsx'
import { AllWalletsRow } from '../rows/AllWalletsRow.tsx'
import { InstalledRows } from '../rows/InstalledRows.tsx'
import { useConnectList } from '../useConnectList.ts'
import { PairingPanel } from './PairingPanel.tsx'

/** A code to scan and all wallets; on a phone, which cannot scan its own screen, the installed ones instead. */
export function ConnectingWalletConnectBasicView() {
  const kit = useKit()
  const message = useMessages(connectingWalletConnectBasicMessages)
  const isVisible = useModalVisible()
  const [{ installed, pairing, hasAllWallets, count, directory, retry }, source] = useConnectList()
  const isHeld = useContext(RowGateContext) !== undefined
  const canPair = pairing !== undefined && !readDevice().isMobile
  const connectorId = canPair && !isHeld ? pairing.id : undefined

  useEffect(() => {
    // An attempt that ends while this is shown is repeated by the visitor.
    const { attempt } = kit.stores.connection.getState()
    if (isVisible && connectorId && attempt.status === 'idle') selectConnector(kit, { connectorId })
  }, [kit, isVisible, connectorId])

  return (
    <>
      {source}
      {connectorId !== undefined && <PairingPanel connectorId={connectorId} platform="qrcode" />}
      {!canPair && installed.length === 0 && (
        <NoneInstalled hasListed={hasAllWallets} canPair={pairing !== undefined} />
      )}
      <List label={message('list')} busy={directory === 'loading'}>
        {!canPair && <InstalledRows connectors={installed} />}
        {hasAllWallets && <AllWalletsRow count={count} />}
      </List>
      {directory === 'failed' && <DirectoryDown hasInstalled={installed.length > 0} onRetry={retry} />}
    </>
  )
}
