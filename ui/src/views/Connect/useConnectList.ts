import type { Connector } from '@wallet-kit/sdk'
import { getRecentWallets, getShownConnectors } from '@wallet-kit/sdk/actions'
import { featuredWalletsRead, matchConnectors, recommendedWalletsRead } from '@wallet-kit/sdk/query'
import { useStore } from '../../hooks/useStore.ts'
import { useWallets } from '../../hooks/useWallets.ts'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { arrangeWallets, roomForRecommended, type WalletGroup } from './arrangeWallets.ts'
import { showsAllWallets } from './showsAllWallets.ts'

/** The directory recommends four wallets. */
const recommendedSize = 4

/** What the first view lists, and what the directory says. */
export interface ConnectList {
  /** Wallets of this browser and of the host app. */
  readonly installed: readonly Connector[]
  /** Pairs with a wallet on another device, where that is possible. */
  readonly pairing: Connector | undefined
  /** What is listed, in the order of kinds. */
  readonly groups: readonly WalletGroup[]
  /** `off` when the directory is switched off or nothing of it is shown. */
  readonly directory: 'off' | 'loading' | 'ready' | 'failed'
  /** Wallets of the directory in all. */
  readonly count: number | undefined
  readonly hasAllWallets: boolean
  /** Rows to keep free for what is loading, so that nothing moves under the pointer when it comes. */
  readonly placeholders: number
  retry(): void
}

/** Installed wallets, the host's choice, and what the directory recommends where the host chose nothing. */
export function useConnectList(): ConnectList {
  const kit = useKit()
  const visible = useModalVisible()
  const { connectors } = useStore(kit.stores.connectors)
  const options = useStore(kit.stores.options)
  const shown = getShownConnectors(kit)
  const installed = shown.filter(({ type }) => type !== 'WALLET_CONNECT')
  const hasDirectory = options.services.walletDirectory !== false
  const recommended = useWallets(recommendedWalletsRead(kit), visible)
  const featured = useWallets(featuredWalletsRead(kit), visible)
  // Reported with the first failure; meanwhile the cache retries.
  const chosen = (options.featuredWalletIds?.length ?? 0) + (options.customWallets?.length ?? 0)
  const hasFailed = recommended.failureCount > 0 && !recommended.data
  return {
    installed,
    pairing: shown.find(({ type }) => type === 'WALLET_CONNECT'),
    groups: arrangeWallets({
      connectors: shown,
      recent: matchConnectors(getRecentWallets(kit), connectors),
      featured: matchConnectors(featured.data?.wallets ?? [], connectors),
      custom: matchConnectors(options.customWallets ?? [], connectors),
      recommended: matchConnectors(recommended.data?.wallets ?? [], connectors),
      hasHostChoice: chosen > 0,
      order: options.features.connectorTypeOrder,
    }),
    directory: !hasDirectory ? 'off' : hasFailed ? 'failed' : recommended.data ? 'ready' : 'loading',
    placeholders:
      hasDirectory && !hasFailed && !recommended.data && chosen === 0
        ? Math.min(recommendedSize, roomForRecommended(installed.length))
        : 0,
    count: recommended.data && recommended.data.count + (featured.data?.wallets.length ?? 0),
    hasAllWallets: hasDirectory && !hasFailed && showsAllWallets(options),
    retry() {
      void recommended.refetch()
      if (featured.isError) void featured.refetch()
    },
  }
}
