import { createRequestDeadline } from '../requestDeadline.ts'
import type { Inner } from '../validators/schema.ts'
import { validate } from '../validators/validate.ts'
import { RpcContractError } from './RpcContractError.ts'
import { sentParams } from './sentParams.ts'

/** Anything with `request` of EIP-1193: a wallet, a node behind a transport. */
export interface RpcProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** Description of a method at run time. */
export interface RpcMethodDescription {
  readonly method: string
  readonly params: Inner
  /** Absent for a notification. */
  readonly result?: Inner
}

/** Options of one request. */
export interface RpcRequestOptions {
  /** Stops waiting; the promise rejects with the signal's reason. A wallet may still carry out the request. */
  readonly signal?: AbortSignal | undefined
  /** Time limit in milliseconds; none by default, because users may be slow to confirm. */
  readonly timeoutMs?: number | undefined
}

/**
 * Sends a request after validating its parameters, and returns the validated result. The parameters are sent unchanged: a
 * wallet may know fields that the contract does not.
 *
 * @throws {@link RpcContractError}, whatever the provider throws, or the reason of the signal
 */
export async function requestMethod<Result>(
  provider: RpcProvider,
  { method, params: paramsSchema, result: resultSchema }: RpcMethodDescription,
  params: unknown,
  { signal, timeoutMs = 0 }: RpcRequestOptions = {},
): Promise<Result> {
  const checked = validate(paramsSchema, params)
  if (!checked.ok) throw new RpcContractError('invalid-params', method, checked.issues)
  const deadline = createRequestDeadline(signal, timeoutMs)
  try {
    deadline.signal.throwIfAborted()
    const request = provider.request(
      params === undefined ? { method } : { method, params: sentParams(params) },
    )
    const data = await Promise.race([request, deadline.expired])
    if (resultSchema === undefined) return undefined as Result
    const result = validate(resultSchema, data)
    if (!result.ok) throw new RpcContractError('invalid-result', method, result.issues)
    return result.value as Result
  } finally {
    deadline.end()
  }
}
