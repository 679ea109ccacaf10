import { requestPmGetPaymasterData, requestPmGetPaymasterStubData } from '@wallet-kit/clients/bundler/rpc'
import type { PaymasterContext, UserOperation as WireUserOperation } from '@wallet-kit/clients/bundler/types'
import { type Address, type Hex, numberToHex } from 'viem'
import {
  formatUserOperationRequest,
  type GetPaymasterDataParameters,
  type GetPaymasterDataReturnType,
  type GetPaymasterStubDataReturnType,
  type UserOperation,
} from 'viem/account-abstraction'
import { cleanText } from '../approval/cleanText.ts'
import { postJsonRpc } from './postJsonRpc.ts'

/** A paymaster's service, as apps name it (ERC-7677). */
export interface PaymasterService {
  readonly url: string
  readonly context?: Readonly<Record<string, unknown>>
}

/** The functions by which viem asks a paymaster while it prepares an operation. */
export interface PaymasterClient {
  getPaymasterStubData(parameters: GetPaymasterDataParameters): Promise<GetPaymasterStubDataReturnType>
  getPaymasterData(parameters: GetPaymasterDataParameters): Promise<GetPaymasterDataReturnType>
  /** Name that the service gives itself; undefined before it has been asked, and where it has none. */
  getSponsorName(): string | undefined
}

const longestName = 40

/**
 * Asks a paymaster's service to pay. Of its replies only what pays is taken: viem writes all fields of a reply into the
 * operation, and a paymaster must not change its calls.
 */
export function createPaymasterClient({ url, context = {} }: PaymasterService): PaymasterClient {
  const service = { request: (call: { method: string; params?: unknown }) => postJsonRpc(url, call) }
  let sponsorName: string | undefined
  return {
    async getPaymasterStubData(parameters) {
      const reply = await requestPmGetPaymasterStubData(service, toParameters(parameters, context))
      const { sponsor, isFinal = false } = reply
      sponsorName =
        sponsor?.name === undefined ? undefined : cleanText(sponsor.name, longestName) || undefined
      return { ...toPayment(reply), isFinal } as GetPaymasterStubDataReturnType
    },
    async getPaymasterData(parameters) {
      return toPayment(await requestPmGetPaymasterData(service, toParameters(parameters, context)))
    },
    getSponsorName: () => sponsorName,
  }
}

function toParameters(
  { entryPointAddress, chainId, context: _, ...operation }: GetPaymasterDataParameters,
  context: PaymasterContext,
): [WireUserOperation, Address, Hex, PaymasterContext] {
  const request = formatUserOperationRequest(operation as UserOperation)
  return [request as WireUserOperation, entryPointAddress, numberToHex(chainId), context]
}

function toPayment(reply: {
  readonly paymaster?: string | undefined
  readonly paymasterData?: string | undefined
  readonly paymasterVerificationGasLimit?: string | undefined
  readonly paymasterPostOpGasLimit?: string | undefined
}): GetPaymasterDataReturnType {
  const { paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit } = reply
  if (paymaster === undefined) throw new Error('The paymaster names no contract that pays')
  return {
    paymaster: paymaster as Address,
    paymasterData: (paymasterData ?? '0x') as Hex,
    ...(paymasterVerificationGasLimit !== undefined && {
      paymasterVerificationGasLimit: BigInt(paymasterVerificationGasLimit),
    }),
    ...(paymasterPostOpGasLimit !== undefined && {
      paymasterPostOpGasLimit: BigInt(paymasterPostOpGasLimit),
    }),
  }
}
