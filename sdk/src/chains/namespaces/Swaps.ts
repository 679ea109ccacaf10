import type { SwapTransactionRequest } from '@wallet-kit/clients/data-service/types'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { ChainsContext } from './ChainsContext.ts'
import type { GasTerms, SendingTerms, SentRequest } from './Sending.ts'
import type { NetworkParameters } from './WalletAccess.ts'

/** A quoted swap, for comparison with a transaction that a service has built. */
export interface SwapTerms {
  readonly caipNetworkId: CaipNetworkId
  /** Account that pays and receives. */
  readonly account: string
  /** Contract of the token to sell. Absent: the network's own coin. */
  readonly from?: string | undefined
  /** Contract of the token to receive. Absent: the network's own coin. */
  readonly to?: string | undefined
  /** To sell, in the smallest unit. */
  readonly amount: bigint
  /** Minimum amount received after slippage, in the smallest unit. */
  readonly minimum: bigint
}

/** A transaction as a swap service has built it, with CAIP-10 ids. Not to be trusted. */
export interface BuiltTransaction {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value?: string | undefined
  readonly eip155?: { readonly gas?: string | undefined } | undefined
}

/** A call that has been compared with its terms. */
export interface SwapCall {
  readonly to: string
  readonly data: string
  /** Of the network's own coin, in the smallest unit. */
  readonly value: bigint
}

export interface SwapApprovalCall extends SwapCall {
  /** Contract that may spend the token. */
  readonly spender: string
}

/** The call that swaps, with what its data is known to enforce. */
export interface CheckedSwap extends SwapCall {
  /**
   * Minimum amount enforced by the exchange, which reverts below it. Absent: the exchange's functions are not known to
   * the kit.
   */
  readonly enforced?: bigint
}

export interface SwapAbilities {
  /** Sends several calls as one. */
  readonly canBundle: boolean
  /** The host app's service pays the network fee. */
  readonly isSponsored: boolean
}

export interface SwapOutcome {
  readonly status: 'confirmed' | 'failed' | 'altered'
  /** Hash of the transaction, where `id` is that of a bundle. */
  readonly hash?: string
  /** Tokens that the account was paid. Absent for the network's own coin. */
  readonly received?: bigint
}

/** A network's fees for publishing calls that are not built yet; 0 where nothing is published. */
export interface UsualDataFees {
  readonly swap: bigint
  readonly approval: bigint
}

export interface SwapWait {
  readonly signal?: AbortSignal | undefined
  /** An old transaction: looks for 5 s instead of waiting. */
  readonly isLate?: boolean | undefined
}

type Kit = KitHandle<ChainsContext>

/** Swaps of one chain family. */
export interface Swaps {
  /** Address of the network's own coin at swap services. */
  readonly coin: string
  /**
   * Fields of a swap request for this family only.
   *
   * @param slippage Tolerance, in whole percent.
   */
  toRequestFields(slippage: number): Pick<SwapTransactionRequest, 'eip155'>
  /** Limit of gas that the service has set for a swap. */
  readGas(built: BuiltTransaction): bigint | undefined
  /**
   * Compares an approval with the request.
   *
   * @param allowed in the smallest unit
   * @throws WalletKitError `SWAP_REPLY_MISMATCH`
   */
  checkApproval(built: Omit<BuiltTransaction, 'eip155'>, terms: SwapTerms, allowed: bigint): SwapApprovalCall
  /**
   * Compares a swap with its terms.
   *
   * @param spender Contract of the approval. Absent: the network's own coin is sold.
   * @throws WalletKitError `SWAP_REPLY_MISMATCH`
   */
  checkSwap(built: BuiltTransaction, terms: SwapTerms, spender: string | undefined): CheckedSwap
  /** Decimals of a token's contract, according to the chain. */
  readDecimals(kit: Kit, token: string, network: CaipNetwork): Promise<number>
  /** Amount of the account's token that the contract may spend, according to the chain. */
  readAllowance(kit: Kit, terms: SwapTerms, spender: string): Promise<bigint>
  /**
   * The call that sets an allowance to zero; `undefined` where the token accepts the approval as it is. Tokens such as USDT
   * refuse to change an allowance from one amount to another.
   */
  readReset(kit: Kit, terms: SwapTerms, approval: SwapApprovalCall): Promise<SwapApprovalCall | undefined>
  /**
   * Runs the calls on a node, without sending them.
   *
   * @returns amount that the account would receive; `undefined` where the node cannot say
   * @throws WalletKitError `RPC_FAILED` when they would fail, `SWAP_REPLY_MISMATCH` when they would sell more than the
   * terms
   */
  simulate(kit: Kit, terms: SwapTerms, calls: readonly SwapCall[]): Promise<bigint | undefined>
  /**
   * Refuses an exchange without code. Refuses a swap that was not simulated, unless its data is readable and its exchange
   * is known on the network.
   *
   * @throws WalletKitError `SWAP_UNVERIFIED`
   */
  assertExchange(kit: Kit, terms: SwapTerms, call: CheckedSwap, isSimulated: boolean): Promise<void>
  /** Whether a contract is that of an exchange which the kit knows on the network. */
  isKnownExchange(caipNetworkId: CaipNetworkId, address: string): boolean
  /** Fee of a call, in the smallest unit of the network's own coin, and the terms of that. */
  estimate(
    kit: Kit,
    terms: SwapTerms,
    call: SwapCall,
  ): Promise<{ readonly fee: bigint; readonly gas: GasTerms }>
  /** Price of a unit of gas, at most. */
  readGasPrice(kit: Kit, network: NetworkParameters): Promise<bigint>
  /** Fee for publishing a call, beside its gas; 0 where nothing is published. */
  readDataFee(kit: Kit, network: NetworkParameters, call: SwapCall): Promise<bigint>
  /** The same for calls that are not built yet. */
  readUsualDataFees(kit: Kit, network: CaipNetwork): Promise<UsualDataFees>
  /** Abilities of the connected wallet on a network. */
  readAbilities(kit: Kit, caipNetworkId: CaipNetworkId): Promise<SwapAbilities>
  /** Whether the account holds less than it sells, and its wallet states that it has more elsewhere. Absent: none has. */
  isFundedElsewhere?(kit: Kit, terms: SwapTerms): Promise<boolean>
  /** Signs and sends with the wallet; several calls as one bundle, all of them or none. */
  send(kit: Kit, terms: SwapTerms, calls: readonly SwapCall[], sending?: SendingTerms): Promise<SentRequest>
  /** Settles when the calls are in a block. `altered`: they are not those that were confirmed. */
  wait(
    kit: Kit,
    terms: SwapTerms,
    sent: SentRequest,
    call: SwapCall,
    options?: SwapWait,
  ): Promise<SwapOutcome>
}
