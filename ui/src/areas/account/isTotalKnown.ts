import type { Token } from '@wallet-kit/sdk/actions'

/** Whether the total is meaningful: without a single price, zero would be wrong. */
export function isTotalKnown(tokens: readonly Pick<Token, 'value'>[]): boolean {
  return tokens.some(({ value }) => value !== undefined)
}
