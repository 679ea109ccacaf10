import { createLateError } from '../../errors/createLateError.ts'
import { isWalletKitError } from '../../errors/isWalletKitError.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { wait } from '../../platform/wait.ts'
import { withTimeLimit } from '../../platform/withTimeLimit.ts'
import { readLimit } from '../../query/getClientOptions.ts'
import { getAskedPause, isTemporary } from '../../query/retryRules.ts'
import type { NodeRequestOptions } from './createNodePost.ts'

/** Each of many nodes gets at least this long, in ms. */
const shortestTurn = 2_500
/** Rounds after the first one, and the pause before them, which doubles, in ms. */
const retries = 3
const firstPause = 150

/**
 * Asks a network's nodes in turn until one answers. Nodes whose failure may pass are asked again after a pause. All of
 * it together takes 10 s at most, so a node that is silent cannot use up the turns of the others.
 *
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED` without nodes, `REQUEST_ABORTED`, `SERVICE_TIMEOUT`, or the last failure
 */
export async function askNodes<Answer>(
  { rpcUrls, caipNetworkId, name }: CaipNetwork,
  signal: AbortSignal,
  ask: (url: string, options: NodeRequestOptions) => Promise<Answer>,
): Promise<Answer> {
  const urls = [...new Set(rpcUrls.default?.http ?? [])]
  if (urls.length === 0) throw createLateError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
  const timeoutMs = Math.max(readLimit / urls.length, shortestTurn)
  return withTimeLimit(readLimit, signal, async (limited) => {
    try {
      return await askInRounds(urls, limited, (url) => ask(url, { signal: limited, timeoutMs }))
    } catch (cause) {
      if (signal.aborted) throw createLateError('REQUEST_ABORTED', { cause })
      if (limited.aborted) throw createLateError('SERVICE_TIMEOUT', { context: { service: name }, cause })
      throw cause
    }
  })
}

async function askInRounds<Answer>(
  urls: readonly string[],
  signal: AbortSignal,
  ask: (url: string) => Promise<Answer>,
): Promise<Answer> {
  let candidates = urls
  for (let round = 0; ; round++) {
    const passing: { readonly url: string; readonly asked: number }[] = []
    let failure: unknown
    for (const url of candidates) {
      signal.throwIfAborted()
      try {
        return await ask(url)
      } catch (error) {
        failure = error
        if (isWalletKitError(error) && isTemporary(error)) passing.push({ url, asked: getAskedPause(error) })
      }
    }
    // Infinite when no failure may pass.
    const shortestAsked = Math.min(...passing.map(({ asked }) => asked))
    const pause = Math.max(firstPause * 2 ** round, shortestAsked)
    // A pause that the limit would end anyway only delays the error.
    if (round === retries || pause >= readLimit) throw failure
    await wait(pause, signal)
    candidates = passing.map(({ url }) => url)
  }
}
