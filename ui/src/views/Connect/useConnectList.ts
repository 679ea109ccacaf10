import { useQuery } from '@tanstack/react-query'
import { getShownConnectors } from '@wallet-kit/sdk/actions'
import { recommendedWalletsQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../hooks/useStore.ts'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import type { ListedRow } from './ListedRows.tsx'

/** Rows that the list aims at, so that it fits without scrolling. */
const aim = 6
const minimumRecommended = 2

/** What the first view lists. */
export function useConnectList() {
  const kit = useKit()
  const visible = useModalVisible()
  useStore(kit.stores.connectors)
  const options = useStore(kit.stores.options)
  const installed = getShownConnectors(kit)
  const hasDirectory = kit.services.walletDirectory !== false
  const query = useQuery({ ...recommendedWalletsQueryOptions(kit), enabled: visible && hasDirectory })
  const installedIds = new Set(installed.map(({ id }) => id))
  const room = Math.max(minimumRecommended, aim - installed.length)
  const listed: ListedRow[] = (query.data?.wallets ?? [])
    .filter(({ connectorId }) => connectorId === undefined || !installedIds.has(connectorId))
    .slice(0, room)
    .map((wallet) => ({ wallet, source: 'recommended' }))
  return {
    installed,
    recentIds: new Set<string>(),
    listed,
    status: !hasDirectory ? 'off' : query.isSuccess ? 'ready' : query.isError ? 'failed' : 'loading',
    count: query.data?.count,
    hasAllWallets: hasDirectory && options.allWallets === 'SHOW' && options.features.allWallets && !query.isError,
    retry: () => void query.refetch(),
  } as const
}
