import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { ChainsContext } from './ChainsContext.ts'
import type { GasTerms, SendingTerms, SentRequest } from './Sending.ts'
import type { NetworkParameters } from './WalletAccess.ts'

/** A transfer from the connected account. */
export interface TransferRequest extends NetworkParameters {
  readonly recipient: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Contract or mint. Default: the network's own coin. */
  readonly token?: string | undefined
}

/** Cost of a transfer besides its amount, in the smallest unit of the network's own coin. */
export interface TransferCost {
  /** Maximum fee. */
  readonly fee: bigint
  /** For the token account of a recipient who has none yet. */
  readonly deposit: bigint
  readonly gas?: GasTerms
  /** Maximum amount of the token for one transfer. Absent: the whole balance. */
  readonly available?: bigint
}

/** Outcome of a transfer, according to a node. */
export interface TransferSimulation {
  readonly willSucceed: boolean
  /** Whether the recipient is a program or contract, which may be unable to send the tokens on. */
  readonly isContract: boolean
  /** Amount that leaves the account, without the fee, where the node shows it. */
  readonly leaves?: bigint
}

/** A payment that a scanned code asks for. A stranger's request. */
export interface PaymentRequest {
  /** Address, or a name where the family has names. */
  readonly recipient: string
  /** Absent: any network of the family. */
  readonly caipNetworkId?: CaipNetworkId
  /** Contract or mint. Absent: the network's own coin. */
  readonly token?: string
  /** In the smallest unit. */
  readonly amount?: bigint
  /** In whole coins or tokens, where the family's codes have that: `0.25`. */
  readonly decimalAmount?: string
}

export interface TransferWait extends NetworkParameters {
  /** Of `send`. */
  readonly sent: SentRequest
  readonly signal?: AbortSignal | undefined
  /** Confirmed request: compared with the transaction in the block, where the family can. */
  readonly request: TransferRequest
  /** Sending account. For a contract, another account sends the transaction. */
  readonly sender: string
  /** An old transaction: looks for 5 s, also at data that nodes no longer have in memory, instead of waiting. */
  readonly isLate?: boolean | undefined
}

export interface TransferOutcome {
  /** `altered`: what is in the block is not what was confirmed. */
  readonly status: 'confirmed' | 'failed' | 'altered'
  /** Hash of the transaction, where `id` is that of a bundle. */
  readonly hash?: string
}

/** Limit of a look, in ms. */
export const lookLimit = 5_000

/** A transfer that is not in a block yet. */
export interface WaitingTransfer {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  readonly request: TransferRequest
}

type Kit = KitHandle<ChainsContext>

/** Transfers of one chain family. */
export interface Transfers {
  /** Toast for a transfer that was not sent. */
  readonly failureToast: 'sendFailed' | 'sendFailedTryAgain'
  /** Whether a string is an address of this family. False for a wrong checksum. */
  isAddress(text: string): boolean
  /** Smallest unit of the cost as the family's nodes estimate it. */
  estimate(kit: Kit, request: TransferRequest): Promise<TransferCost>
  simulate(kit: Kit, request: TransferRequest): Promise<TransferSimulation>
  /** Whether the host app's service pays network fees of the connected wallet. Absent: the account always does. */
  isFeeSponsored?(kit: Kit, network: { readonly caipNetworkId: CaipNetworkId }): Promise<boolean>
  /**
   * Whether the account holds less than the amount, and its wallet states that it has more elsewhere. Absent: no wallet of
   * the family has.
   */
  isFundedElsewhere?(
    kit: Kit,
    request: TransferRequest & { readonly caipNetworkId: CaipNetworkId },
  ): Promise<boolean>
  /** Signs and sends with the wallet; not confirmed yet. The shown terms are signed. */
  send(kit: Kit, request: TransferRequest, terms: SendingTerms): Promise<SentRequest>
  /** Settles when the transaction is in a block. */
  wait(kit: Kit, wait: TransferWait): Promise<TransferOutcome>
  /** Maximum amount of a token for one transfer of the connected account. Absent: the whole balance. */
  readSendable?(kit: Kit, token: string, network: NetworkParameters): Promise<bigint>
  /** Decimals of a contract or mint, according to the chain. */
  readDecimals(kit: Kit, token: string, network: CaipNetwork): Promise<number>
  /**
   * Replaces a waiting transfer by one with a higher fee. Absent: the family has no replacement.
   *
   * @returns its new hash
   */
  speedUp?(kit: Kit, waiting: WaitingTransfer): Promise<string>
  /** Account of a name; `null` for one that is not registered. Absent: no names. */
  resolveName?(kit: Kit, name: string, network: NetworkParameters): Promise<string | null>
  /** URI for another wallet to scan and pay to the account. */
  toPaymentUri(address: string, network: CaipNetwork): string
  /** Payment that such a URI asks for; `undefined` for anything else. */
  readPaymentUri(text: string): PaymentRequest | undefined
}
