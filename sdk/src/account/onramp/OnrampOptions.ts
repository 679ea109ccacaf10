import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** Least and most that a payment method takes, as decimal digits. */
export interface PaymentLimit {
  /** `card`, `ach_bank_account`, and others of the provider's. */
  readonly id: string
  readonly min: string
  readonly max: string
}

/** Money to pay with. */
export interface PaymentCurrency {
  /** ISO 4217. */
  readonly id: string
  readonly limits: readonly PaymentLimit[]
}

/** A network on which a purchase is received. */
export interface PurchaseNetwork {
  /** The provider's name for it. */
  readonly name: string
  readonly displayName: DisplayName
  /** CAIP-2 reference, without the namespace. */
  readonly reference: string
  /** Absent: not one of the kit's. */
  readonly caipNetworkId?: CaipNetworkId
  /** Contract or mint, as the service states it. */
  readonly address?: string
}

/** A coin or token that can be bought. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: DisplayName
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** Currencies to buy, and to pay with. */
export interface OnrampOptions {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  /** `built-in`: the service's list is unavailable. */
  readonly source: 'service' | 'built-in'
}
