/** Longest string that is kept of an error, in characters. */
const longestText = 2_000
const deepest = 4

/** A wallet's error as plain data. */
export interface WalletErrorCopy {
  readonly name?: WalletErrorValue
  readonly code?: WalletErrorValue
  readonly message?: WalletErrorValue
  readonly stack?: WalletErrorValue
  readonly data?: WalletErrorValue
  readonly cause?: WalletErrorValue
  readonly error?: WalletErrorValue
  readonly originalError?: WalletErrorValue
}

export type WalletErrorValue = string | number | boolean | null | undefined | WalletErrorCopy

const keys = ['name', 'code', 'message', 'stack', 'data', 'cause', 'error', 'originalError'] as const

/**
 * Copies a value that a wallet threw. It may be a Proxy, have getters that throw or refer to itself, so nothing else
 * of the kit reads the original, and it is never passed on: neither to the store nor to the host app.
 */
export function copyWalletError(thrown: unknown, depth = 0): WalletErrorValue {
  if (typeof thrown === 'string') return thrown.slice(0, longestText)
  if (typeof thrown === 'number' || typeof thrown === 'boolean') return thrown
  if (thrown === null || (typeof thrown !== 'object' && typeof thrown !== 'function')) return undefined
  if (depth >= deepest) return undefined
  const copied = keys.flatMap((key) => {
    try {
      const value = copyWalletError((thrown as Record<string, unknown>)[key], depth + 1)
      return value === undefined ? [] : [[key, value] as const]
    } catch {
      return []
    }
  })
  return Object.freeze(Object.fromEntries(copied))
}
