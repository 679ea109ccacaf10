import { BaseError, ContractFunctionRevertedError } from 'viem'
import { RpcRefusal } from '../rpc/RpcRefusal.ts'

/** Codes of the entry point's refusals. https://eips.ethereum.org/EIPS/eip-7769 */
export const refusalCodes = {
  account: -32_500,
  paymaster: -32_501,
  outOfTime: -32_503,
  aggregator: -32_506,
  signature: -32_507,
  execution: -32_521,
} as const

/** Turns the entry point's revert into the refusal that the ERC has for it; throws everything else as it is. */
export function readRefusal(error: unknown): RpcRefusal {
  const reverted =
    error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error
  const { errorName, args = [] } = reverted.data ?? {}
  if (errorName === 'SignatureValidationFailed') {
    return new RpcRefusal(refusalCodes.aggregator, 'Signature aggregators are not supported')
  }
  // FailedOp(opIndex, reason) and FailedOpWithRevert(opIndex, reason, inner)
  const [, reason, inner] = args
  if (typeof reason !== 'string') {
    return new RpcRefusal(
      refusalCodes.account,
      `The entry point refused the operation: ${reverted.shortMessage}`,
    )
  }
  const cause = typeof inner === 'string' && inner !== '0x' ? ` (${inner})` : ''
  return new RpcRefusal(codeOf(reason), `${reason}${cause}`)
}

/** The entry point's reasons begin with AA and a number: 1 factory, 2 account, 3 paymaster, 4 and 9 gas and entry point. */
function codeOf(reason: string): number {
  if (/^AA[23]4/.test(reason)) return refusalCodes.signature
  if (/^AA[23]2/.test(reason)) return refusalCodes.outOfTime
  return /^AA3/.test(reason) ? refusalCodes.paymaster : refusalCodes.account
}
