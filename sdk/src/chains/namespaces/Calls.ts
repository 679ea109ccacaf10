import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { ChainsContext } from './ChainsContext.ts'
import type { SmartSessions } from './SmartSessions.ts'
import type { NetworkParameters } from './WalletAccess.ts'

type HexText = `0x${string}`

/** Capabilities by name. The value depends on the capability. */
export type Capabilities = Readonly<Record<string, unknown>>

/** One call of a bundle. */
export interface CallParameters {
  readonly to: HexText
  /** In wei. */
  readonly value?: bigint | undefined
  readonly data?: HexText | undefined
  /** Capabilities for this call alone. */
  readonly capabilities?: Capabilities | undefined
}

/** Service that pays network fees. https://eips.ethereum.org/EIPS/eip-7677 */
export interface Paymaster {
  /** Asked by the wallet. */
  readonly url: string
  /** Sent to the service unchanged. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

export interface SendCallsParameters extends NetworkParameters {
  /** In their order. */
  readonly calls: readonly CallParameters[]
  /** All of them or none. Default: false. */
  readonly atomicRequired?: boolean | undefined
  /**
   * Who pays the network fee (ERC-7677). Default: the option `paymasters` has a service for the network and the wallet can
   * use one, else the account. True: the service of the option, or nothing is sent. False: the account.
   */
  readonly sponsor?: boolean | Paymaster | undefined
  /** Capabilities that the wallet has to use, `optional: true` those that it may ignore. */
  readonly capabilities?: Capabilities | undefined
  /** Default: the wallet chooses one. A wallet that is asked for the calls one by one does not use it. */
  readonly id?: string | undefined
}

export interface SendCallsReturnType {
  /** For `getCallsStatus` and `waitForCalls`. */
  readonly id: string
  /** Whether the wallet was asked for all of them at once, else for one transaction after another. */
  readonly isBundle: boolean
  /** Whether the wallet was asked to let a service pay the network fee. */
  readonly isSponsored: boolean
  /** Number of calls that were sent: fewer than asked for where one failed, or `stoppedBy` says why. */
  readonly sent: number
  /** Error after which no other call was sent, for example a refusal in the wallet. */
  readonly stoppedBy?: unknown
  readonly capabilities?: Capabilities | undefined
}

/** Event of a contract. */
export interface CallsLog {
  readonly address: HexText
  readonly topics: readonly HexText[]
  readonly data: HexText
}

/** Receipt of a transaction of a bundle. */
export interface CallsReceipt {
  readonly transactionHash: HexText
  readonly status?: 'success' | 'reverted'
  readonly blockNumber?: bigint
  readonly gasUsed?: bigint
  readonly logs: readonly CallsLog[]
}

/** State of a bundle of calls. */
export interface CallsStatus {
  readonly id: string
  readonly status: 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partiallyReverted'
  /** The wallet's own code: 1xx, 2xx, 4xx, 5xx and 6xx, in the order above. */
  readonly statusCode: number
  readonly atomic?: boolean
  readonly receipts: readonly CallsReceipt[]
}

export interface WaitForCallsParameters {
  /** From `sendCalls`. */
  readonly id: string
  /** Limit in ms. Default: 180 000. */
  readonly timeoutMs?: number | undefined
  /** Ends the wait with `REQUEST_ABORTED`; the calls continue. */
  readonly signal?: AbortSignal | undefined
}

/** Final state of a bundle of calls. */
export interface WaitForCallsReturnType extends Omit<CallsStatus, 'status'> {
  /**
   * `failed`: nothing reached the network. `reverted`: no call had an effect. `partiallyReverted`: some had. `altered`: the
   * wallet reports success, and did not carry out what it was asked for, or let the account pay where a service had to.
   */
  readonly status: Exclude<CallsStatus['status'], 'pending'> | 'altered'
}

export interface IsFeeSponsoredParameters {
  /** CAIP-2. */
  readonly caipNetworkId: CaipNetworkId
}

export interface HasAuxiliaryFundsParameters {
  /** CAIP-2. */
  readonly caipNetworkId: CaipNetworkId
  /** Contract. Default: the network's own coin. */
  readonly token?: string | undefined
}

/** Several calls of a family's wallets at once. */
export interface Calls {
  sendCalls(kit: KitHandle<ChainsContext>, parameters: SendCallsParameters): Promise<SendCallsReturnType>
  waitForCalls(
    kit: KitHandle<ChainsContext>,
    parameters: WaitForCallsParameters,
  ): Promise<WaitForCallsReturnType>
  isFeeSponsored(kit: KitHandle<ChainsContext>, parameters: IsFeeSponsoredParameters): Promise<boolean>
  hasAuxiliaryFunds(kit: KitHandle<ChainsContext>, parameters: HasAuxiliaryFundsParameters): Promise<boolean>
  readonly smartSessions: SmartSessions
}
