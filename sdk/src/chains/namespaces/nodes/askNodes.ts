import { requestAborted, serviceTimeout, transportUrlMissing } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import { wait } from '../../../foundation/platform/wait.ts'
import { withTimeLimit } from '../../../foundation/platform/withTimeLimit.ts'
import { readLimit } from '../../../foundation/query/getClientOptions.ts'
import { getAskedPause, isTemporary } from '../../../foundation/query/retryRules.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import type { NodeRequestOptions } from './createNodePost.ts'
import type { Ranking } from './createRanking.ts'
import type { NetworkNode } from './NetworkNode.ts'

/** Each of many nodes gets at least this long, in ms. */
const shortestTurn = 2_500
/** Rounds after the first one, and the pause before them, which doubles, in ms. */
const retries = 3
const firstPause = 150

/**
 * Asks a network's nodes in turn until one answers, the host app's own first. Nodes whose failure may pass are asked again after a pause. All of
 * it together takes 10 s at most, so a node that is silent cannot use up the turns of the others.
 *
 * @param ranking orders the host app's own nodes
 * @throws WalletKitError `TRANSPORT_URL_MISSING` without nodes, `REQUEST_ABORTED`, `SERVICE_TIMEOUT`, or the last failure
 */
export async function askNodes<Answer>(
  network: CaipNetwork,
  signal: AbortSignal,
  ask: (url: string, options: NodeRequestOptions) => Promise<Answer>,
  ranking?: Ranking,
): Promise<Answer> {
  const { caipNetworkId, name } = network
  const nodes = orderNodes(network, ranking)
  if (nodes.length === 0) throw createError(transportUrlMissing, { context: { caipNetworkId } })
  const share = Math.max(readLimit / nodes.length, shortestTurn)
  const custom = nodes.filter(({ isCustom }) => isCustom)
  void ranking?.refresh(
    custom.map(({ url }) => url),
    signal,
  )
  return withTimeLimit(readLimit, signal, async (limited) => {
    try {
      return await askInRounds(nodes, limited, async (node) => {
        const { url, headers, timeoutMs = share } = node
        try {
          return await ask(url, { signal: limited, timeoutMs: Math.min(timeoutMs, readLimit), headers })
        } catch (error) {
          network.onNodeFailure?.(node, error)
          throw error
        }
      })
    } catch (cause) {
      if (signal.aborted) throw createError(requestAborted, { cause })
      if (limited.aborted)
        throw createError(serviceTimeout, { context: redactContext({ service: name }), cause })
      throw cause
    }
  })
}

/** The host app's own nodes, the best first, then all others in their order; each once. */
function orderNodes({ nodes, rpcUrls }: CaipNetwork, ranking: Ranking | undefined): readonly NetworkNode[] {
  const all = nodes ?? (rpcUrls.default?.http ?? []).map((url): NetworkNode => ({ url }))
  const distinct = [...new Map(all.map((node) => [node.url, node])).values()]
  const custom = distinct.filter(({ isCustom }) => isCustom)
  return [...(ranking?.order(custom) ?? custom), ...distinct.filter(({ isCustom }) => !isCustom)]
}

async function askInRounds<Answer>(
  nodes: readonly NetworkNode[],
  signal: AbortSignal,
  ask: (node: NetworkNode) => Promise<Answer>,
): Promise<Answer> {
  let candidates = nodes
  for (let round = 0; ; round++) {
    const passing: { readonly node: NetworkNode; readonly asked: number }[] = []
    let failure: unknown
    for (const node of candidates) {
      signal.throwIfAborted()
      try {
        return await ask(node)
      } catch (error) {
        failure = error
        if (isWalletKitError(error) && isTemporary(error)) passing.push({ node, asked: getAskedPause(error) })
      }
    }
    // Infinite when no failure may pass.
    const shortestAsked = Math.min(...passing.map(({ asked }) => asked))
    const pause = Math.max(firstPause * 2 ** round, shortestAsked)
    // A pause that the limit would end anyway only delays the error.
    if (round === retries || pause >= readLimit) throw failure
    await wait(pause, signal)
    candidates = passing.map(({ node }) => node)
  }
}
