import type { Chain } from '../chains/Chain.ts'
import { solanaTokens } from '../solana/solanaDefinition.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import { isEvmAddress, readCaipAccount } from './readAccount.ts'

/** A token or native coin that the service knows by its address, so that it has an icon and perhaps a price. */
export interface ListedToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Stands for the native coin where an address is required. */
export const nativeAddresses = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
} as const

export interface ListedTokensContext {
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
}

/** Finds a token by its CAIP-10 id. Anyone can name a token like a known one, so names are not compared. */
export function findListedToken(
  { chains, solana }: ListedTokensContext,
  id: string,
): ListedToken | undefined {
  const { caipNetworkId, address } = readCaipAccount(id)
  if (caipNetworkId === solana.definition.caipNetworkId) {
    if (address === nativeAddresses.solana) return solana.definition.nativeCurrency
    return solanaTokens.find(({ mint }) => mint === address)
  }
  const definition = chains.find((chain) => chain.caipNetworkId === caipNetworkId)?.definition
  if (!definition || !isEvmAddress(address)) return undefined
  const wanted = address.toLowerCase()
  if (wanted === nativeAddresses.eip155) return definition.nativeCurrency
  return [definition.wrappedCoin, ...definition.tokens].find(
    (token) => token.address.toLowerCase() === wanted,
  )
}
