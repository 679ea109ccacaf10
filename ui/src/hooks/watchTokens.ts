import { QueryObserver } from '@tanstack/react-query'
import type { AppKit } from '@wallet-kit/sdk'
import type { TokenList } from '@wallet-kit/sdk/actions'
import { getQueryClient, type TokensParameters, tokensQueryOptions } from '@wallet-kit/sdk/query'

/** What is known of an account's tokens. */
export interface TokensState {
  /** `undefined` until they are known. */
  readonly data: TokenList | undefined
  /** Error of the last read; the last list stays. */
  readonly error: unknown
}

/** Watches an account's tokens in the kit's query cache. Returns a function that stops it. */
export function watchTokens(
  kit: AppKit,
  parameters: TokensParameters,
  onChange: (state: TokensState) => void,
): () => void {
  const observer = new QueryObserver(getQueryClient(kit), tokensQueryOptions(kit, parameters))
  const update = () => {
    const { data, error } = observer.getCurrentResult()
    onChange({ data, error: error ?? undefined })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}
