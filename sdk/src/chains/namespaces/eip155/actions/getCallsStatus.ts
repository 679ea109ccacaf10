import { requestWalletGetCallsStatus } from '@wallet-kit/clients/ethereum/rpc'
import type { Log } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askEvmWallet } from './askEvmWallet.ts'
import type { HexText } from './toTransactionRequest.ts'

export interface GetCallsStatusParameters {
  /** From `sendCalls`. */
  readonly id: string
}

/** Receipt of a transaction of a bundle. */
export interface CallsReceipt {
  readonly transactionHash: HexText
  readonly status?: 'success' | 'reverted'
  readonly blockNumber?: bigint
  readonly gasUsed?: bigint
  readonly logs: readonly Log[]
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

const statuses: Readonly<Record<number, CallsStatus['status']>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partiallyReverted',
}

/** Codes of the strings of the first version. */
const firstVersion = { PENDING: 100, CONFIRMED: 200 } as const

/**
 * Asks the connected EVM wallet about a bundle of calls (`wallet_getCallsStatus`, EIP-5792).
 *
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_METHOD_UNSUPPORTED`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * const { status, receipts } = await getCallsStatus(kit, { id })
 */
export function getCallsStatus(
  kit: KitHandle<ChainsContext>,
  { id }: GetCallsStatusParameters,
): Promise<CallsStatus> {
  return askEvmWallet(kit, async ({ ask }) => {
    const { status, atomic, receipts } = await ask(requestWalletGetCallsStatus, [id])
    const statusCode = typeof status === 'number' ? status : firstVersion[status]
    return {
      id,
      // A code of a later version: nothing is known to be final.
      status: statuses[Math.floor(statusCode / 100)] ?? 'pending',
      statusCode,
      ...(atomic !== undefined && { atomic }),
      receipts: (receipts ?? []).map((receipt) => ({
        transactionHash: receipt.transactionHash,
        ...(receipt.status && {
          status: BigInt(receipt.status) === 1n ? ('success' as const) : ('reverted' as const),
        }),
        ...(receipt.blockNumber && { blockNumber: BigInt(receipt.blockNumber) }),
        ...(receipt.gasUsed && { gasUsed: BigInt(receipt.gasUsed) }),
        logs: receipt.logs ?? [],
      })),
    }
  })
}
