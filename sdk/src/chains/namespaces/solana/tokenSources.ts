import type { Address } from '@solana/addresses'
import type { NodeClient } from './createNodeClient.ts'
import { listTokenAccounts } from './listTokenAccounts.ts'

/** Accounts that one transfer takes from: with more, it may exceed the 1232 bytes of a transaction once wallets add to it. */
const mostSources = 8

/** An account that holds a token, and the amount that can be taken from it. */
export interface TokenSource {
  readonly account: Address
  readonly amount: bigint
}

export interface TokenSourcesRequest {
  readonly owner: Address
  readonly mint: Address
}

/** Accounts in which an owner holds a token, the fullest first (`getTokenAccountsByOwner`). Frozen and empty ones are left out. */
export async function readTokenSources(
  client: NodeClient,
  { owner, mint }: TokenSourcesRequest,
  signal: AbortSignal,
): Promise<readonly TokenSource[]> {
  return (await listTokenAccounts(client, owner, { mint }, signal))
    .filter(({ isFrozen, amount }) => !isFrozen && amount > 0n)
    .sort((first, second) => (first.amount < second.amount ? 1 : first.amount > second.amount ? -1 : 0))
}

/**
 * Amounts to take from each account: all from the associated one where that holds enough, else from as few as possible.
 *
 * @returns nothing where one transfer cannot take as much
 */
export function pickTokenSources(
  sources: readonly TokenSource[],
  associated: Address,
  amount: bigint,
): readonly TokenSource[] {
  const usual = sources.find(({ account }) => account === associated)
  if (usual && usual.amount >= amount) return [{ account: associated, amount }]
  const picked: TokenSource[] = []
  let missing = amount
  for (const { account, amount: held } of sources.slice(0, mostSources)) {
    if (held >= missing) return [...picked, { account, amount: missing }]
    picked.push({ account, amount: held })
    missing -= held
  }
  return []
}

/** Maximum amount of a token for one transfer. */
export function sumTokenSources(sources: readonly TokenSource[]): bigint {
  return sources.slice(0, mostSources).reduce((sum, { amount }) => sum + amount, 0n)
}
