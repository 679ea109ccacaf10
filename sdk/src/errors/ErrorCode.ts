import type { earlyErrors } from './earlyErrors.ts'
import type { lateErrors } from './lateErrors.ts'

export type EarlyErrorCode = keyof typeof earlyErrors
export type LateErrorCode = keyof typeof lateErrors

/** Code of an error of the sdk. */
export type ErrorCode = EarlyErrorCode | LateErrorCode
