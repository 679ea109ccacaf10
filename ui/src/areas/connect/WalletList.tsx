import { useContext, useMemo } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { List } from '../../parts/List/List.tsx'
import { RowGateContext } from '../../parts/Row/Row.tsx'
import { SkeletonRow } from '../../parts/Row/SkeletonRow.tsx'
import { usePreparedPairing } from './connecting/usePreparedPairing.ts'
import { DirectoryDown } from './directory/DirectoryDown.tsx'
import { connectMessages } from './messages/connect.ts'
import { NoneInstalled } from './NoneInstalled.tsx'
import { AllWalletsRow } from './rows/AllWalletsRow.tsx'
import { WalletGroupRows } from './rows/WalletGroupRows.tsx'
import { useConnectList } from './useConnectList.ts'

/** Installed wallets immediately; what the directory recommends as soon as it has answered. */
export function WalletList() {
  const message = useMessages(connectMessages)
  const [list, source] = useConnectList()
  const isHeld = useContext(RowGateContext) !== undefined
  const isPreparing = usePreparedPairing(list.pairing !== undefined && !isHeld)
  // The same element again is not rendered again: nothing of it changes when the modal has been painted.
  const rows = useMemo(
    () => (
      <List label={message('list')} busy={list.directory === 'loading'}>
        {list.groups.map((group) => (
          <WalletGroupRows key={group.kind} {...group} isPreparing={isPreparing}>
            {group.kind === 'recommended' &&
              Array.from({ length: list.placeholders }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
                <SkeletonRow key={index} />
              ))}
          </WalletGroupRows>
        ))}
        {list.hasAllWallets && <AllWalletsRow count={list.count} />}
      </List>
    ),
    [list, isPreparing, message],
  )
  return (
    <>
      {source}
      {list.installed.length === 0 && (
        <NoneInstalled hasListed={list.directory !== 'failed'} canPair={list.pairing !== undefined} />
      )}
      {rows}
      {list.directory === 'failed' && (
        <DirectoryDown hasInstalled={list.installed.length > 0} onRetry={list.retry} />
      )}
    </>
  )
}
