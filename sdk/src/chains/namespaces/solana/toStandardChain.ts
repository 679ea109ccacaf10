import type { CaipNetworkId } from '../../networks/Caip.ts'
import { isCaipNetworkId } from '../../networks/isCaipNetworkId.ts'

/** Wallet Standard's names of the networks that have one. */
const standardChains: Readonly<Record<CaipNetworkId, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** A network as Wallet Standard names it. */
export function toStandardChain(id: CaipNetworkId): `solana:${string}` {
  return standardChains[id] ?? (id as `solana:${string}`)
}

/** The network that Wallet Standard means; `undefined` for what names none. */
export function readStandardChain(chain: unknown): CaipNetworkId | undefined {
  const [known] = Object.entries(standardChains).find(([, name]) => name === chain) ?? []
  const id = known ?? chain
  return isCaipNetworkId(id) ? id : undefined
}
