import { byStatus } from '../byStatus.ts'
import type { Inner } from '../validators/schema.ts'
import { validate } from '../validators/validate.ts'
import { type ClientError, isClientError } from './ClientError.ts'

/** A {@link ClientError} of a declared status, with the body that the contract declares for it. */
export type ReplyError<Replies, Keys extends keyof Replies, Status extends number> = Status extends unknown
  ? ClientError & {
      readonly code: 'http'
      readonly status: Status
      readonly body: Replies[number extends Status ? Keys : KeyOf<Keys, Status>]
    }
  : never

/** Under which key a status is declared: its own, that of its range, or `default`. */
type KeyOf<Keys, Status extends number> = Status extends Keys
  ? Status
  : Extract<Keys, RangeOf<Status>> extends never
    ? Extract<Keys, 'default'>
    : Extract<Keys, RangeOf<Status>>

type RangeOf<Status extends number> = `${Status}` extends `${infer First}${string}` ? `${First}XX` : never

/** The replies of an operation for failures. */
export interface DeclaredErrors {
  readonly service: string
  readonly operation: string
  /** By status, range or `default`: the schema of the body; `true` where any body will do. */
  readonly bodies: Readonly<Record<string, Inner | true>>
  /** Whether the body becomes what its schema makes of it: dates, for example. */
  readonly converts?: boolean
}

/** Whether a caught value is a reply that the operation declares, of this status when one is given. */
export function isReplyError(
  error: unknown,
  { service, operation, bodies, converts }: DeclaredErrors,
  wanted: number | undefined,
): boolean {
  if (!isClientError(error, 'http') || error.service !== service || error.operation !== operation)
    return false
  const { status = 0, body } = error
  if (wanted !== undefined && status !== wanted) return false
  const schema = byStatus(bodies, status)
  if (schema === undefined || schema === true) return schema !== undefined
  const result = validate(schema, body)
  if (result.ok && converts === true) Object.assign(error, { body: result.value })
  return result.ok
}
