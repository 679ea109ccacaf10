import type { Currency } from '@wallet-kit/clients/data-service/types'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

export type { Currency }

/** An account's balance of a network's own coin, or of a token. Names are strangers' claims, cleaned. */
export interface Token {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. Absent: the network's own coin. */
  readonly address?: string
  readonly name: DisplayName
  /** Not unique. A token that states none is named by its shortened address. */
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly amount: bigint
  /** Price of a whole one, as decimal digits. Absent: unknown. */
  readonly price?: string
  /** Amount times price, as decimal digits. Absent where the price is. */
  readonly value?: string
  /** On one of the kit's own services, or the image in the option `tokens`. */
  readonly iconUrl?: string
  /** Its name carries a link or an offer, or is that of the network's own coin. */
  readonly isSuspicious: boolean
}

/** Balances of an account on one network, its own coin first, then by value; suspicious tokens come last. */
export interface TokenList {
  readonly tokens: readonly Token[]
  /** Currency of prices and values. */
  readonly currency: Currency
  /** Sum of the values that are known, without suspicious tokens. `0` on test networks. */
  readonly total: string
  /** Source of the list. */
  readonly source: 'service' | 'wallet' | 'chain'
}
