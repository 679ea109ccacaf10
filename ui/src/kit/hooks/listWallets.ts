import type { AppKit, ChainNamespace, Connector, ListedWallet } from '@wallet-kit/sdk'
import { getRecentWallets, getShownConnectors } from '@wallet-kit/sdk/actions'
import {
  featuredWalletsQueryOptions,
  getAssetImageUrl,
  getQueryClient,
  getWalletImageUrl,
  InfiniteQueryObserver,
  matchConnectors,
  recommendedWalletsQueryOptions,
  walletSearchQueryOptions,
  walletsInfiniteQueryOptions,
} from '@wallet-kit/sdk/query'
import type { WalletItem } from './WalletItem.ts'

/** Pairing, where it is on, and wallets in this browser. */
export function listInstalled(kit: AppKit): readonly WalletItem[] {
  const { enableWallets, enableWalletConnect, services, universalProvider } = kit.options
  // Its connector is found only by code that is loaded with the attempt.
  const canPair =
    enableWallets && enableWalletConnect && (services.relay !== false || universalProvider !== undefined)
  const installed = getShownConnectors(kit).filter(({ type }) => type !== 'WALLET_CONNECT')
  return [...(canPair ? [pairingItem] : []), ...installed.map((connector) => toItem(kit, connector))]
}

/** Stands for a wallet on another device. */
const pairingItem: WalletItem = {
  id: 'walletConnect',
  name: 'WalletConnect',
  imageUrl: undefined,
  imageId: undefined,
  isInjected: false,
  isRecent: false,
  connectors: [],
  walletInfo: {},
}

/** Wallets that the host app features or has defined, and what the directory recommends. */
export async function listProposed(kit: AppKit): Promise<readonly WalletItem[]> {
  const { customWallets = [], services } = kit.options
  if (services.walletDirectory === false) return toItems(kit, customWallets)
  const client = getQueryClient(kit)
  const [featured, recommended] = await Promise.all([
    client.fetchQuery(featuredWalletsQueryOptions(kit)),
    client.fetchQuery(recommendedWalletsQueryOptions(kit)),
  ])
  return toItems(kit, [...featured.wallets, ...customWallets, ...recommended.wallets])
}

export interface WalletPage {
  readonly wallets: readonly WalletItem[]
  /** Total number. */
  readonly count: number
}

/** A page of the directory with all before it, or what a search finds. */
export async function fetchWalletPage(kit: AppKit, page: number, query: string): Promise<WalletPage> {
  if (kit.options.services.walletDirectory === false) return { wallets: [], count: 0 }
  const client = getQueryClient(kit)
  if (query.trim()) {
    const { wallets, count } = await client.fetchQuery(walletSearchQueryOptions(kit, { search: query }))
    return { wallets: toItems(kit, wallets), count }
  }
  const options = walletsInfiniteQueryOptions(kit)
  let { pages } = await client.fetchInfiniteQuery(options)
  const observer = new InfiniteQueryObserver(client, options)
  // Pages that are in the cache are not read again.
  while (pages.length < page && observer.getCurrentResult().hasNextPage) {
    const { data } = await observer.fetchNextPage({ throwOnError: true })
    pages = data?.pages ?? pages
  }
  return {
    wallets: toItems(
      kit,
      pages.slice(0, page).flatMap(({ wallets }) => wallets),
    ),
    count: pages[0]?.count ?? 0,
  }
}

function toItem(kit: AppKit, { id, name, imageUrl, info, namespaces }: Connector): WalletItem {
  return {
    id,
    name,
    imageUrl,
    imageId: undefined,
    isInjected: true,
    isRecent: false,
    connectors: namespaces.map((chain) => ({
      id,
      chain,
      chainImageUrl: getChainImageUrl(kit, chain),
      rdns: info?.rdns,
    })),
    walletInfo: {},
  }
}

function getChainImageUrl(kit: AppKit, namespace: ChainNamespace): string | undefined {
  const { requested } = kit.stores.networks.getState()
  const { assets } = requested.find(({ chainNamespace }) => chainNamespace === namespace) ?? {}
  return assets?.imageUrl ?? getAssetImageUrl(kit, assets?.imageId)
}

function toItems(kit: AppKit, wallets: readonly ListedWallet[]): readonly WalletItem[] {
  const { connectors } = kit.stores.connectors.getState()
  const listed = matchConnectors(wallets, connectors)
  const recent = new Set(getRecentWallets(kit).map(({ id }) => id))
  return [...new Map(listed.map((wallet) => [wallet.id, wallet])).values()].map((wallet): WalletItem => {
    const installed = connectors.find(({ id }) => id === wallet.connectorId)
    return {
      id: wallet.id,
      name: wallet.name,
      imageUrl: getWalletImageUrl(kit, wallet),
      imageId: wallet.image_id ?? undefined,
      isInjected: installed !== undefined,
      isRecent: recent.has(wallet.id),
      connectors: installed ? toItem(kit, installed).connectors : [],
      walletInfo: {
        website: wallet.homepage,
        deepLink: wallet.mobile_link,
        isCertified: wallet.badge_type === 'certified',
      },
    }
  })
}
