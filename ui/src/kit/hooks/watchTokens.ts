import type { AppKit } from '@wallet-kit/sdk'
import type { TokenList } from '@wallet-kit/sdk/actions'
import { type TokensParameters, tokensQueryOptions } from '@wallet-kit/sdk/query'
import { type ReadState, watchRead } from './watchReads.ts'

/** State of an account's tokens. */
export type TokensState = ReadState<TokenList>

/** Watches an account's tokens in the kit's query cache. Returns a function that stops it. */
export function watchTokens(
  kit: AppKit,
  parameters: TokensParameters,
  onChange: (state: TokensState) => void,
): () => void {
  return watchRead(kit, tokensQueryOptions(kit, parameters), onChange)
}
