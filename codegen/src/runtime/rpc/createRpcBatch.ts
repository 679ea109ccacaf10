import { isRecord } from '../isRecord.ts'
import { validate } from '../validators/validate.ts'
import type { RpcEntry, RpcParams, RpcSchema } from './createRpcRequest.ts'
import { RpcContractError } from './RpcContractError.ts'
import type { RpcMethodDescription } from './requestMethod.ts'
import type { RpcError } from './rpcError.ts'
import { sentParams } from './sentParams.ts'

/** One request of a batch on the wire. */
export interface JsonRpcRequest {
  readonly jsonrpc: '2.0'
  /** Absent for a notification, which has no response. */
  readonly id?: number
  readonly method: string
  readonly params?: unknown
}

/**
 * Sends the requests in one batch and returns the response, parsed but not checked; anything for notifications only.
 */
export type RpcPost = (requests: readonly JsonRpcRequest[]) => Promise<unknown>

/** Outcome of one request of a batch. */
export type RpcOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: RpcError | RpcContractError }

/** A request of a batch: method and parameters that go together. */
export type RpcCall<Schema extends RpcSchema> = Schema[number] extends infer Entry
  ? Entry extends Schema[number]
    ? { readonly method: Entry['Method'] } & RpcParams<Entry>
    : never
  : never

/** A function for several requests in one batch; outcomes are in the order of the requests. */
export type RpcBatch<Schema extends RpcSchema> = <const Calls extends readonly RpcCall<Schema>[]>(
  calls: Calls,
) => Promise<{
  -readonly [Index in keyof Calls]: RpcOutcome<RpcEntry<Schema, Calls[Index]['method']>['ReturnType']>
}>

/**
 * Combines a function that sends batches with the descriptions of methods. Parameters are checked before anything is sent.
 *
 * @throws {@link RpcContractError} for parameters that do not fit
 */
export function createRpcBatch<Schema extends RpcSchema>(
  post: RpcPost,
  methods: Readonly<Record<Schema[number]['Method'], RpcMethodDescription>>,
): RpcBatch<Schema> {
  const batch = async (calls: readonly { readonly method: string; readonly params?: unknown }[]) => {
    const described = calls.map(({ method, params }, id) => {
      const description = Object.hasOwn(methods, method)
        ? methods[method as Schema[number]['Method']]
        : undefined
      const checked = description && validate(description.params, params)
      if (checked?.ok !== true) {
        const issues = checked?.issues ?? [{ path: 'method', message: 'Invalid input' }]
        throw new RpcContractError('invalid-params', method, issues)
      }
      return { id, method, params, result: description?.result }
    })
    if (described.length === 0) return []
    const answered = await post(
      described.map(({ id, method, params, result }) => ({
        jsonrpc: '2.0',
        ...(result === undefined ? {} : { id }),
        method,
        ...(params === undefined ? {} : { params: sentParams(params) }),
      })),
    )
    const answers: readonly unknown[] = Array.isArray(answered) ? answered : [answered]
    const replies = answers.filter(isReply)
    // A service that refuses a whole batch responds with one error without an id.
    const refusal = replies.find((reply) => (reply.id ?? null) === null)
    return described.map(({ id, method, result }) =>
      outcome(method, result, replies.find((reply) => reply.id === id) ?? refusal),
    )
  }
  // Each outcome has been checked by its method's validator.
  return batch as unknown as RpcBatch<Schema>
}

/** An object that a service returned. */
interface UncheckedReply {
  readonly id?: unknown
  readonly error?: unknown
  readonly result?: unknown
}

function isReply(value: unknown): value is UncheckedReply {
  return isRecord(value)
}

function outcome(
  method: string,
  schema: RpcMethodDescription['result'],
  reply: UncheckedReply | undefined,
): RpcOutcome<unknown> {
  const { code, message, data }: Readonly<Record<string, unknown>> = isRecord(reply?.error) ? reply.error : {}
  if (typeof code === 'number') {
    return { ok: false, error: { code, message: String(message), ...(data === undefined ? {} : { data }) } }
  }
  if (schema === undefined) return { ok: true, result: undefined }
  if (reply === undefined || !Object.hasOwn(reply, 'result')) {
    const issues = [{ path: 'result', message: 'Invalid input' }]
    return { ok: false, error: new RpcContractError('invalid-result', method, issues) }
  }
  const checked = validate(schema, reply.result)
  return checked.ok
    ? { ok: true, result: checked.value }
    : { ok: false, error: new RpcContractError('invalid-result', method, checked.issues) }
}
