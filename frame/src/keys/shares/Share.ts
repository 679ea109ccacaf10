/** Parties that hold one share each; two of them are needed for a key. */
export type Holder = 'device' | 'service' | 'keeper'

export const holders = ['device', 'service', 'keeper'] as const satisfies readonly Holder[]

/** One of three shares of a key. Worthless without another of the same set and generation. */
export interface Share {
  /** Id of the split: 16 random bytes as base64url. Each device has a split of its own. */
  readonly setId: string
  /** Number of the split's polynomial, from 1. A refresh makes a new one, whose shares do not fit those before. */
  readonly generation: number
  readonly holder: Holder
  /** One byte longer than the secret: the last one is the point of the polynomial. */
  readonly bytes: Uint8Array
}

/** All shares of one generation. Shown to the page once, which hands each to its holder. */
export interface ShareSet {
  readonly setId: string
  readonly generation: number
  readonly shares: Readonly<Record<Holder, Share>>
}
