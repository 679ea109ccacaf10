import type { Address } from '@solana/addresses'
import { getBase64Encoder } from '@solana/codecs'
import type { NodeClient } from './createNodeClient.ts'
import { type HeldToken, readTokenAccount } from './tokenData.ts'

/** A token account and its content. */
export interface TokenAccount extends HeldToken {
  readonly account: Address
}

/** Filter of token accounts: by mint, or by program. */
type TokenAccountFilter = { readonly mint: Address } | { readonly programId: Address }

/**
 * Token accounts of an owner (`getTokenAccountsByOwner`), empty and frozen ones among them. Accounts of other owners
 * are left out.
 */
export async function listTokenAccounts(
  client: NodeClient,
  owner: Address,
  filter: TokenAccountFilter,
  signal: AbortSignal,
): Promise<readonly TokenAccount[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' } as const
  const { value } = await client.request(
    { method: 'getTokenAccountsByOwner', params: [owner, filter, options] },
    signal,
  )
  return value.flatMap(({ pubkey, account }): TokenAccount[] => {
    const held = readTokenAccount(new Uint8Array(getBase64Encoder().encode(account.data[0] ?? '')), owner)
    const isAsked = held && (!('mint' in filter) || held.mint === filter.mint)
    return isAsked ? [{ ...held, account: pubkey as Address }] : []
  })
}
