import type { DeferredErrorCode } from '@wallet-kit/clients/errors/deferred'
import type { FirstErrorCode } from '@wallet-kit/clients/errors/first'
import type { OpeningErrorCode } from '@wallet-kit/clients/errors/opening'

export type { OpeningErrorCode } from '@wallet-kit/clients/errors/opening'

export type EarlyErrorCode = FirstErrorCode
export type LateErrorCode = OpeningErrorCode | DeferredErrorCode

/** Code of an error of the kit. `schemas/errors.yaml` describes each. */
export type ErrorCode = EarlyErrorCode | LateErrorCode
