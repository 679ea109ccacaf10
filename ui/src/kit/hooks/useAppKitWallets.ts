import type { ChainNamespace } from '@wallet-kit/sdk'
import { cancelConnect, connect } from '@wallet-kit/sdk/actions'
import { useEffect, useMemo, useState } from 'react'
import { logFailure } from '../instance/logFailure.ts'
import { useKit } from '../provider/useKit.ts'
import { loadWalletUse } from '../wallet/loadWalletUse.ts'
import { headlessWallets } from './headlessWallets.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'
import type { WalletItem } from './WalletItem.ts'

export interface UseAppKitWalletsReturnType {
  /** WalletConnect, wallets in this browser, then featured, custom and recommended ones once `fetchWallets` was called. */
  readonly wallets: readonly WalletItem[]
  /** Wallets found by `fetchWallets`. */
  readonly wcWallets: readonly WalletItem[]
  readonly isFetchingWallets: boolean
  /** Pairing has been started and the code is not there yet. */
  readonly isFetchingWcUri: boolean
  /** A stored connection has been restored or given up. */
  readonly isInitialized: boolean
  /** Pairing URI to show as a QR code or to open in the wallet. */
  readonly wcUri: string | undefined
  /** The last pairing has failed. */
  readonly wcError: boolean
  readonly connectingWallet: WalletItem | undefined
  /** Pages of 40 wallets that `wcWallets` holds. */
  readonly page: number
  /** Wallets of the directory, or of the search, in all. */
  readonly count: number
  /** Connects with the wallet in this browser, else by pairing. Rejects with a WalletKitError. */
  connect(wallet: WalletItem, namespace?: ChainNamespace): Promise<void>
  /** Reads the directory: a page (1 by default) with all before it, or what a search finds (at least 300 ms). */
  fetchWallets(parameters?: { readonly page?: number; readonly query?: string }): Promise<void>
  /** Gives up the attempt in progress. */
  resetWcUri(): void
  resetConnectingWallet(): void
}

/**
 * Everything for a wallet list of your own; all components that call it see the same. The directory is asked by
 * `fetchWallets` only; its code is loaded then.
 *
 * @example
 * const { wallets, connect, wcUri } = useAppKitWallets()
 */
export function useAppKitWallets(): UseAppKitWalletsReturnType {
  const kit = useKit()
  const { attempt } = useStore(kit.stores.connection)
  const { connectors } = useStore(kit.stores.connectors)
  const hydrating = useIsHydrating()
  const [installed, setInstalled] = useState<readonly WalletItem[]>([])
  const shared = headlessWallets(kit)
  const { proposed, found, page, count, fetching, chosen } = useStore(shared)
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is what listInstalled reads
  useEffect(() => {
    let isCurrent = true
    loadWalletUse().then(
      ({ listInstalled }) => isCurrent && setInstalled(listInstalled(kit)),
      (error: unknown) => logFailure('The list of wallets', error),
    )
    return () => {
      isCurrent = false
    }
  }, [kit, connectors])

  const isPairing = attempt.status === 'asking' && attempt.connectorId === pairing?.id
  const wcUri = isPairing && attempt.step.type === 'uri' ? attempt.step.uri : undefined
  const wallets = useMemo(() => {
    const known = new Set(installed.flatMap((wallet) => wallet.connectors.map(({ id }) => id)))
    const others = proposed.filter((wallet) => !wallet.connectors.some(({ id }) => known.has(id)))
    return [...installed, ...others]
  }, [installed, proposed])

  return {
    wallets: hydrating ? [] : wallets,
    wcWallets: found,
    isFetchingWallets: fetching > 0,
    isFetchingWcUri: isPairing && !wcUri,
    isInitialized: !hydrating && kit.getState().initialized,
    wcUri,
    wcError: attempt.status === 'failed' && attempt.connectorId === pairing?.id,
    connectingWallet:
      attempt.status === 'asking' && attempt.connectorId === chosen?.connectorId ? chosen.wallet : undefined,
    page,
    count,
    async connect(wallet, namespace) {
      const own = wallet.connectors.find(({ chain }) => namespace === undefined || chain === namespace)
      const namespaces = namespace && [namespace]
      // Pairing is found only by code that is loaded with the attempt.
      const connectorId = own?.id ?? 'walletConnect'
      shared.update({ chosen: { wallet, connectorId } })
      await connect(kit, { connectorId, ...(namespaces && { namespaces }) })
    },
    async fetchWallets({ page = 1, query = '' } = {}) {
      const read = shared.getState().reads + 1
      shared.update({ reads: read, fetching: shared.getState().fetching + 1 })
      try {
        const { fetchWalletPage, listProposed } = await loadWalletUse()
        const [proposed, found] = await Promise.all([listProposed(kit), fetchWalletPage(kit, page, query)])
        // A search that was typed earlier may be answered later.
        if (read === shared.getState().reads)
          shared.update({ proposed, found: found.wallets, page, count: found.count })
      } finally {
        shared.update({ fetching: shared.getState().fetching - 1 })
      }
    },
    resetWcUri: () => cancelConnect(kit),
    resetConnectingWallet: () => shared.update({ chosen: undefined }),
  }
}
