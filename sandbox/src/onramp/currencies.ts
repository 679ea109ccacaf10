import { sandboxChains } from '../chains/sandboxChains.ts'
import { solanaDefinition, solanaTokens } from '../solana/solanaDefinition.ts'

/** A network on which a purchase can be received. */
export interface PurchaseNetwork {
  /** The provider's name for it in the calls of the specification, e.g. `ethereum-mainnet`. */
  readonly name: string
  /** The name in the live service's calls and in links, e.g. `ethereum`. */
  readonly slug: string
  readonly displayName: string
  readonly caipNetworkId: string
  /** Token contract or mint; undefined for the native coin. */
  readonly token: string | undefined
  readonly decimals: number
}

export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

const evmNetworks = sandboxChains.map((definition) => ({
  definition,
  slug: definition.name.toLowerCase(),
  caipNetworkId: `eip155:${definition.chainId}`,
}))
const solanaSlug = 'solana'

/** Each chain's coin, and USDC everywhere. */
export const purchaseCurrencies: readonly PurchaseCurrency[] = [
  {
    id: '5f1a0c00-0000-4000-8000-00000000a001',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: [
      ...evmNetworks.flatMap(({ definition, slug, caipNetworkId }) => {
        const usdc = definition.tokens.find(({ symbol }) => symbol === 'USDC')
        return usdc ? [network(slug, definition.name, caipNetworkId, usdc.decimals, usdc.address)] : []
      }),
      ...solanaTokens
        .filter(({ symbol }) => symbol === 'USDC')
        .map(({ mint, decimals }) =>
          network(solanaSlug, solanaDefinition.name, solanaDefinition.caipNetworkId, decimals, mint),
        ),
    ],
  },
  ...evmNetworks.map(({ definition: { name, chainId, nativeCurrency }, slug, caipNetworkId }) => ({
    id: `5f1a0c00-0000-4000-8000-00000000b${`${chainId}`.padStart(3, '0')}`,
    name: nativeCurrency.name,
    symbol: nativeCurrency.symbol,
    networks: [network(slug, name, caipNetworkId, nativeCurrency.decimals, undefined)],
  })),
  {
    id: '5f1a0c00-0000-4000-8000-00000000b501',
    name: solanaDefinition.nativeCurrency.name,
    symbol: solanaDefinition.nativeCurrency.symbol,
    networks: [
      network(
        solanaSlug,
        solanaDefinition.name,
        solanaDefinition.caipNetworkId,
        solanaDefinition.nativeCurrency.decimals,
        undefined,
      ),
    ],
  },
]

function network(
  slug: string,
  displayName: string,
  caipNetworkId: string,
  decimals: number,
  token: string | undefined,
): PurchaseNetwork {
  return { name: `${slug}-mainnet`, slug, displayName, caipNetworkId, token, decimals }
}

/** Finds a currency by id or symbol. */
export function findPurchaseCurrency(idOrSymbol: string): PurchaseCurrency | undefined {
  return purchaseCurrencies.find(({ id, symbol }) => id === idOrSymbol || symbol === idOrSymbol)
}

/** Currencies to pay with, with the limits of each payment method. */
export const paymentCurrencies = (['USD', 'EUR'] as const).map((id) => ({
  id,
  limits: [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ],
}))
