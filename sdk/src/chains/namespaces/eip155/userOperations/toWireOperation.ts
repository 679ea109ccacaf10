import type { UserOperation as WireOperation } from '@wallet-kit/clients/bundler/types'
import type { UserOperation } from './UserOperation.ts'

/** Writes an operation as bundlers take it: numbers in hexadecimal, absent fields left out. */
export function toWireOperation(operation: UserOperation): WireOperation {
  const fields = Object.entries(operation).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, typeof value === 'bigint' ? `0x${value.toString(16)}` : value]],
  )
  return Object.fromEntries(fields) as WireOperation
}
