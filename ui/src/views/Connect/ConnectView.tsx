import { List } from '../../components/List/List.tsx'
import { SkeletonRow } from '../../components/Row/SkeletonRow.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { usePreparedPairing } from '../connecting/usePreparedPairing.ts'
import { AllWalletsRow } from './AllWalletsRow.tsx'
import { connectMessages } from './connectMessages.ts'
import { DirectoryDown } from './DirectoryDown.tsx'
import { Guide } from './Guide.tsx'
import { InstalledRows } from './InstalledRows.tsx'
import { Legal } from './Legal.tsx'
import { ListedRows } from './ListedRows.tsx'
import { NoneInstalled } from './NoneInstalled.tsx'
import { PairingRow } from './PairingRow.tsx'
import { useConnectList } from './useConnectList.ts'

/** Installed wallets at once; what the directory recommends as soon as it has answered. */
export function ConnectView() {
  const { options } = useKit()
  const message = useMessages(connectMessages)
  const list = useConnectList()
  const isPreparing = usePreparedPairing(list.pairing !== undefined)
  return (
    <>
      {options.enableWallets && (
        <>
          {list.installed.length === 0 && (
            <NoneInstalled hasListed={list.directory !== 'failed'} canPair={list.pairing !== undefined} />
          )}
          <List label={message('list')} busy={list.directory === 'loading'}>
            {list.pairing && <PairingRow connector={list.pairing} />}
            <InstalledRows connectors={list.installed} />
            <ListedRows wallets={list.listed} isPreparing={isPreparing} />
            {Array.from({ length: list.placeholders }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <SkeletonRow key={index} />
            ))}
            {list.hasAllWallets && <AllWalletsRow count={list.count} />}
          </List>
          {list.directory === 'failed' && (
            <DirectoryDown hasInstalled={list.installed.length > 0} onRetry={list.retry} />
          )}
        </>
      )}
      {options.enableWalletGuide && <Guide />}
      <Legal />
    </>
  )
}
