import type { DeferredErrorCode } from '@wallet-kit/clients/errors/deferred'
import type { FirstErrorCode } from '@wallet-kit/clients/errors/first'

export type EarlyErrorCode = FirstErrorCode
export type LateErrorCode = DeferredErrorCode

/** Code of an error of the kit. `schemas/errors.yaml` describes each. */
export type ErrorCode = EarlyErrorCode | LateErrorCode
