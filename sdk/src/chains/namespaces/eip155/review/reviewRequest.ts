import { loadTransactions } from '../transactions/loadTransactions.ts'
import type { RequestReview, ReviewedRequest } from './Review.ts'

/**
 * Effects of a request to sign, from the very bytes that the wallet would sign: transfers, allowances, operators,
 * permits (EIP-2612, DAI, Permit2), Seaport orders and delegations (EIP-7702, EIP-5805), each with its beneficiary, its
 * amount, and whether it is unlimited. Anything that is not one of them in full is `unknown` with its raw data. All
 * calls of `wallet_sendCalls` are listed.
 *
 * @param request `eth_sendTransaction`, `wallet_sendCalls`, `eth_signTypedData_v4` or `personal_sign`; of others,
 * everything is unknown
 * @returns never rejects, whatever the parameters are
 *
 * @example
 * const { actions, isDangerous } = await reviewRequest({ method: 'eth_sendTransaction', params: [transaction] })
 */
export async function reviewRequest(request: ReviewedRequest): Promise<RequestReview> {
  const { reviewActions } = await loadTransactions()
  return reviewActions(request)
}
