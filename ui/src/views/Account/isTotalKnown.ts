import type { Token } from '@wallet-kit/sdk/actions'

/** Whether the sum of an account means anything. Without a single price, zero would be wrong, except on test networks. */
export function isTotalKnown(tokens: readonly Pick<Token, 'value'>[], isTestNetwork: boolean): boolean {
  return isTestNetwork || tokens.length === 0 || tokens.some(({ value }) => value !== undefined)
}
