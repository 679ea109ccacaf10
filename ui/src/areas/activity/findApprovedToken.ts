import type { Token } from '@wallet-kit/sdk/actions'

type Named = Pick<Token, 'address' | 'isSuspicious' | 'symbol'>

/** The held token of a contract, unless it may pretend to be another: its name would be shown in place of the address. */
export function findApprovedToken<Held extends Named>(
  tokens: readonly Held[],
  contract: string | undefined,
): Held | undefined {
  const key = contract?.toLowerCase()
  return tokens.find(
    ({ address, isSuspicious }) => key !== undefined && !isSuspicious && address?.toLowerCase() === key,
  )
}
