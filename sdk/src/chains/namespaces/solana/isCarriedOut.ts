import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { readEffect } from './readEffect.ts'

/**
 * Whether a transaction does the requested and nothing else: the same account pays, and the instructions are the same,
 * in their order. Blockhash, fees and the order of accounts may differ: wallets set them.
 */
export function isCarriedOut(requested: Uint8Array, signed: Uint8Array): boolean {
  const [expected, found] = [requested, signed].map((wire) =>
    ignoreErrors(() => JSON.stringify(readEffect(wire))),
  )
  return expected !== undefined && expected === found
}
