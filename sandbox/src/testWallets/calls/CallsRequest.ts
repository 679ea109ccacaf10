import type { PaymasterService } from '@wallet-kit/frame/page'
import { type Hex, numberToHex } from 'viem'

/** Parameters of `wallet_sendCalls`, as far as a test wallet reads them. */
export interface CallsRequest {
  readonly from: Hex
  readonly calls: readonly WireCall[]
  readonly capabilities?: {
    readonly paymasterService?: PaymasterService & { readonly optional?: boolean }
  }
}

/** A call as JSON-RPC has it. */
export interface WireCall {
  readonly to: Hex
  readonly value?: Hex
  readonly data?: Hex
}

export function readCall({ to, value = '0x0', data = '0x' }: WireCall) {
  return { to, value: BigInt(value), data }
}

/** Reply to `wallet_getCallsStatus`. Without a receipt the calls are pending. */
export function toCallsStatus({
  id,
  chainId,
  receipt,
}: {
  readonly id: unknown
  readonly chainId: number
  readonly receipt: { readonly status: unknown } | null
}) {
  return {
    ...{ version: '2.0.0', id, chainId: numberToHex(chainId), atomic: true },
    status: receipt ? (receipt.status === '0x1' ? 200 : 500) : 100,
    receipts: receipt ? [receipt] : [],
  }
}
