import type { AppKit, Connector, ListedWallet } from '@wallet-kit/sdk'
import { getShownConnectors } from '@wallet-kit/sdk/actions'
import {
  featuredWalletsQueryOptions,
  getQueryClient,
  getWalletImageUrl,
  InfiniteQueryObserver,
  matchConnectors,
  recommendedWalletsQueryOptions,
  walletSearchQueryOptions,
  walletsInfiniteQueryOptions,
} from '@wallet-kit/sdk/query'
import type { WalletItem } from './WalletItem.ts'

/** Wallets in this browser. */
export function listInstalled(kit: AppKit): readonly WalletItem[] {
  return getShownConnectors(kit)
    .filter(({ type }) => type !== 'WALLET_CONNECT')
    .map(toItem)
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
  /** How many there are in all. */
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

function toItem({ id, name, imageUrl, info, namespaces }: Connector): WalletItem {
  return {
    id,
    name,
    imageUrl,
    isInjected: true,
    connectors: namespaces.map((chain) => ({ id, chain, rdns: info?.rdns })),
    walletInfo: {},
  }
}

function toItems(kit: AppKit, wallets: readonly ListedWallet[]): readonly WalletItem[] {
  const { connectors } = kit.stores.connectors.getState()
  const listed = matchConnectors(wallets, connectors)
  return [...new Map(listed.map((wallet) => [wallet.id, wallet])).values()].map((wallet): WalletItem => {
    const installed = connectors.find(({ id }) => id === wallet.connectorId)
    return {
      id: wallet.id,
      name: wallet.name,
      imageUrl: getWalletImageUrl(kit, wallet),
      isInjected: installed !== undefined,
      connectors: installed ? toItem(installed).connectors : [],
      walletInfo: {
        website: wallet.homepage,
        deepLink: wallet.mobile_link,
        isCertified: wallet.badge_type === 'certified',
      },
    }
  })
}
