import { createOnrampUrl } from '@wallet-kit/clients/data-service/client'
import { notConnected, onrampPageRefused, onrampProviderUnknown } from '@wallet-kit/clients/errors/constants'
import type { OnrampTraits } from '../../chains/namespaces/Namespace.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { type AppLink, toServiceLink } from '../../foundation/links/toAppLink.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getOnrampProviders, getOnrampTraits } from './getOnrampProviders.ts'
import type { OnrampProviderId } from './OnrampProvider.ts'

const coinbaseOrigin = 'https://pay.coinbase.com'
const meldPage = 'https://meldcrypto.com'

export interface PurchaseParameters {
  readonly provider: OnrampProviderId
  /** Symbol of the bought token. Default: the visitor chooses at the provider. */
  readonly symbol?: string | undefined
  /** To pay, as decimal digits. Default: the visitor chooses at the provider. */
  readonly amount?: string | undefined
  /** Account that receives it. Default: the connected one. */
  readonly address?: string | undefined
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** A provider's page for one purchase, ready to be opened by `openPurchase`. */
export interface PurchasePage {
  readonly provider: OnrampProviderId
  readonly link: AppLink
  /** Host of the page, to be shown before it is opened. */
  readonly host: string
  /** Account that receives the bought token. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly symbol?: string | undefined
}

/**
 * The page on which a purchase is made. Only the provider's own page is accepted, or one of the service that the host
 * app has chosen.
 *
 * `POST {dataService}/v1/generators/onrampurl` for Coinbase
 *
 * @throws WalletKitError `NOT_CONNECTED`, `ONRAMP_PROVIDER_UNKNOWN`, `ONRAMP_PAGE_REFUSED`, and those of the service
 *
 * @example
 * const page = await getPurchasePage(kit, { provider: 'coinbase', symbol: 'USDC', amount: '50' })
 */
export async function getPurchasePage(
  kit: KitHandle<WalletsContext>,
  parameters: PurchaseParameters,
  signal?: AbortSignal,
): Promise<PurchasePage> {
  const { _internal: context } = kit
  const { provider, symbol } = parameters
  const { active } = context.stores.networks.getState()
  const { caipNetworkId = active.caipNetworkId } = parameters
  const state = context.getConnection(getNamespace(caipNetworkId))
  const address = parameters.address ?? (state.status === 'connected' ? state.address : undefined)
  if (address === undefined) throw createError(notConnected)
  const [sellers, traits] = await Promise.all([
    getOnrampProviders(kit, { caipNetworkId }),
    getOnrampTraits(context, caipNetworkId),
  ])
  if (!traits || !sellers.some(({ id }) => id === provider))
    throw createError(onrampProviderUnknown, { context: { provider, caipNetworkId } })
  const request = { ...parameters, address, caipNetworkId, traits }
  const { url, origins } =
    provider === 'coinbase' ? await getCoinbasePage(context, request, signal) : getMeldPage(context, request)
  const link = toServiceLink(url, origins)
  if (!link) throw createError(onrampPageRefused, { context: { provider } })
  return { provider, link, host: new URL(link.href).host, address, caipNetworkId, symbol }
}

interface PageRequest extends PurchaseParameters {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly traits: OnrampTraits
}

/** A page, and the origins that it may be of. */
interface FoundPage {
  readonly url: string
  readonly origins: readonly string[]
}

async function getCoinbasePage(
  context: WalletsContext,
  { address, symbol, amount, caipNetworkId, traits: { coinbase } }: PageRequest,
  signal: AbortSignal | undefined,
): Promise<FoundPage> {
  const { networkNames = {}, fallbackName = '' } = coinbase ?? {}
  const body = {
    destinationWallets: [
      { address, blockchains: Object.values(networkNames), ...(symbol && { assets: [symbol] }) },
    ],
    partnerUserId: address,
    defaultNetwork: networkNames[caipNetworkId] ?? fallbackName,
    defaultExperience: 'buy' as const,
    // The service takes whole amounts only; the visitor sees it again at the provider.
    ...(amount && { presetFiatAmount: Number.parseInt(amount, 10) }),
  }
  const { url } = await createOnrampUrl(getDataService(context), { body }, signal ? { signal } : {})
  const { dataService } = context.stores.options.getState().services
  return { url, origins: [coinbaseOrigin, ...originOf(dataService)] }
}

/** The page is the same for all; the account and the currency are in its query. */
function getMeldPage(context: WalletsContext, { address, symbol, traits: { meld } }: PageRequest): FoundPage {
  const base = context.stores.options.getState().services.meld || meldPage
  const url = new URL(base, getWindow()?.location.href)
  url.searchParams.set('destinationCurrencyCode', symbol ?? meld?.usualCurrency ?? '')
  url.searchParams.set('walletAddress', address)
  return { url: url.href, origins: [url.origin] }
}

/** Origin of a service; none for one that is off, or without an address that can be read. */
function originOf(base: string | false): readonly string[] {
  const page = getWindow()?.location.href
  return base && URL.canParse(base, page) ? [new URL(base, page).origin] : []
}
