import type { Connector, Wallet } from '@wallet-kit/sdk'
import { getShownConnectors } from '@wallet-kit/sdk/actions'
import { matchConnectors } from '@wallet-kit/sdk/query'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { arrangeWallets, roomForRecommended, type WalletGroup } from './arrangeWallets.ts'
import { useDirectory } from './directory/useDirectory.tsx'
import { showsAllWallets } from './showsAllWallets.ts'

/** The directory recommends four wallets. */
const recommendedSize = 4

/** Wallets of the first view, and the state of the directory. */
export interface ConnectList {
  /** Wallets of this browser and of the host app. */
  readonly installed: readonly Connector[]
  /** Pairs with a wallet on another device, where that is possible. */
  readonly pairing: Connector | undefined
  /** Listed wallets, in the order of kinds. */
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

/**
 * Installed wallets, the host's choice, and what the directory recommends where the host chose nothing. The same list as
 * long as nothing of it changes, and the element that reads the directory, which has to be rendered.
 */
export function useConnectList(): readonly [ConnectList, ReactNode] {
  const kit = useKit()
  const { connectors } = useStore(kit.stores.connectors)
  const options = useStore(kit.stores.options)
  const namespace = useStore(kit.stores.modal, (modal) => modal.namespace)
  const { requested } = useStore(kit.stores.networks)
  const [directory, source] = useDirectory()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the networks decide which connectors are shown
  const list = useMemo((): ConnectList => {
    const { recommended, hasFailed } = directory
    // The host app may have asked for wallets of one chain family.
    const shown = getShownConnectors(kit).filter(
      ({ namespaces }) => !namespace || namespaces.includes(namespace),
    )
    const match = (wallets: readonly Wallet[]) =>
      matchConnectors(wallets, connectors).filter(
        ({ connectorId }) => !namespace || !connectorId || shown.some(({ id }) => id === connectorId),
      )
    const installed = shown.filter(({ type }) => type !== 'WALLET_CONNECT')
    const hasDirectory = options.services.walletDirectory !== false
    const chosen = (options.featuredWalletIds?.length ?? 0) + (options.customWallets?.length ?? 0)
    return {
      installed,
      pairing: shown.find(({ type }) => type === 'WALLET_CONNECT'),
      groups: arrangeWallets({
        connectors: shown,
        recent: match(directory.getRecent()),
        featured: match(directory.featured),
        custom: match(options.customWallets ?? []),
        recommended: match(recommended ?? []),
        hasHostChoice: chosen > 0,
        order: options.features.connectorTypeOrder,
      }),
      directory: !hasDirectory ? 'off' : hasFailed ? 'failed' : recommended ? 'ready' : 'loading',
      placeholders:
        hasDirectory && !hasFailed && !recommended && chosen === 0
          ? Math.min(recommendedSize, roomForRecommended(installed.length))
          : 0,
      count: directory.count,
      hasAllWallets: hasDirectory && !hasFailed && showsAllWallets(options),
      retry: directory.retry,
    }
  }, [kit, connectors, options, namespace, requested, directory])
  return [list, source]
}
