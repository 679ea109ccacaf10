import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import {
  createRpcBatch,
  type RpcBatch,
  type RpcOutcome,
} from '@wallet-kit/clients/runtime/rpc/createRpcBatch'
import type { RpcEntry, RpcParams, RpcSchema } from '@wallet-kit/clients/runtime/rpc/createRpcRequest'
import type { RpcMethodDescription } from '@wallet-kit/clients/runtime/rpc/requestMethod'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import { createBatch } from '../../../foundation/platform/createBatch.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import { askNodes } from './askNodes.ts'
import { createNodePost, type NodeRequestOptions } from './createNodePost.ts'
import { createRanking, type Ranking } from './createRanking.ts'
import { isFinalNodeError } from './isFinalNodeError.ts'
import { readOutcome } from './readOutcome.ts'

/** Requests of a chain family to its nodes. */
export interface NodeFamily<Schema extends RpcSchema> {
  /** The methods that are used, with their validators. */
  readonly methods: Readonly<Record<Schema[number]['Method'], RpcMethodDescription>>
  /** Its result, a string, identifies the chain. */
  readonly chainMethod: Schema[number]['Method']
  /** @throws WalletKitError `RPC_REPLY_INVALID` for the result of a node of another chain */
  assertChain(network: CaipNetwork, result: string): void
  /**
   * Maximum number of requests of one tick that share an HTTP request, each of which also asks for the chain. 1 where nodes
   * refuse batches: a node is asked for its chain once, before its first answer counts.
   */
  readonly batchSize: number
}

/** Reads a chain through its nodes, and sends to it. */
export interface NodeClient<Schema extends RpcSchema> {
  /** @throws WalletKitError `REQUEST_INVALID`, `RPC_FAILED`, or one of `askNodes` */
  request<Method extends Schema[number]['Method']>(
    call: { readonly method: Method } & RpcParams<RpcEntry<Schema, Method>>,
    signal?: AbortSignal,
  ): Promise<RpcEntry<Schema, Method>['ReturnType']>
}

interface NodeCall {
  readonly method: string
  readonly params?: unknown
}

/** A validated result, or an error that other nodes would repeat. */
type Answer = { readonly result: unknown } | { readonly error: unknown }

/**
 * Creates one client per network, so that its requests share batches, checked nodes and a ranking.
 *
 * @param lifetime ends all requests
 */
export function createNodeClients<Schema extends RpcSchema>(
  family: NodeFamily<Schema>,
  lifetime?: AbortSignal,
): (network: CaipNetwork) => NodeClient<Schema> {
  const clients = new WeakMap<CaipNetwork, NodeClient<Schema>>()
  return (network) => {
    const client =
      clients.get(network) ??
      createNodeClient(network, family, { ranking: rankNodes(network, family), lifetime })
    clients.set(network, client)
    return client
  }
}

export interface NodeClientOptions {
  /** Orders the host app's own nodes; of use where the client is kept. */
  readonly ranking?: Ranking | undefined
  readonly lifetime?: AbortSignal | undefined
}

/**
 * Creates a client of the nodes of a network. A node of another chain, or one that does not answer as its contract says,
 * counts as one that is down.
 */
export function createNodeClient<Schema extends RpcSchema>(
  network: CaipNetwork,
  family: NodeFamily<Schema>,
  { ranking, lifetime = new AbortController().signal }: NodeClientOptions = {},
): NodeClient<Schema> {
  const checked = new Set<string>()

  /** Sends requests to one node, and checks its chain. */
  async function askNode(
    url: string,
    options: NodeRequestOptions,
    calls: readonly NodeCall[],
  ): Promise<readonly RpcOutcome<unknown>[]> {
    const ask = connect(url, options, family)
    const chainCall = { method: family.chainMethod }
    if (family.batchSize > 1) {
      const [chain, ...outcomes] = await ask([chainCall, ...calls])
      assertChain(network, family, chain)
      return outcomes
    }
    if (!checked.has(url)) assertChain(network, family, (await ask([chainCall]))[0])
    checked.add(url)
    return ask(calls)
  }

  /** Asks node after node for what none of them has answered yet. */
  async function askAll(calls: readonly NodeCall[], signal: AbortSignal): Promise<readonly Answer[]> {
    const answers = new Map<NodeCall, Answer>()
    const ask = async (url: string, options: NodeRequestOptions) => {
      const open = calls.filter((call) => !answers.has(call))
      const outcomes = await askNode(url, options, open)
      const failures = outcomes.flatMap((outcome, index) => {
        // There is one for each call, in their order.
        const call = open[index] as NodeCall
        try {
          answers.set(call, { result: readOutcome(call.method, outcome) })
        } catch (error) {
          if (!isFinalNodeError(error)) return [error]
          answers.set(call, { error })
        }
        return []
      })
      if (failures.length > 0) throw failures[0]
    }
    try {
      await askNodes(network, signal, ask, ranking)
    } catch (error) {
      for (const call of calls) if (!answers.has(call)) answers.set(call, { error })
    }
    return calls.map((call) => answers.get(call) as Answer)
  }

  const read =
    family.batchSize > 1
      ? createBatch(family.batchSize, askAll)
      : async (call: NodeCall, signal: AbortSignal) => (await askAll([call], signal))[0]
  return {
    async request(call, signal) {
      const { method, params }: NodeCall = call
      if (!validate(family.methods[call.method as Schema[number]['Method']].params, params).ok)
        throw createError(requestInvalid, { context: redactContext<{ method: string }>({ method }) })
      const answer = await read({ method, params }, signal ? AbortSignal.any([signal, lifetime]) : lifetime)
      if (answer && 'error' in answer) throw answer.error
      // Validated as the result of this method.
      return answer?.result as never
    },
  }
}

/** Ranks nodes by how fast they state their chain. One of another chain has failed. */
function rankNodes<Schema extends RpcSchema>(network: CaipNetwork, family: NodeFamily<Schema>): Ranking {
  const headersOf = new Map(network.nodes?.map(({ url, headers }) => [url, headers]))
  return createRanking(async (url, signal) => {
    const options = { signal, timeoutMs: 0, headers: headersOf.get(url) }
    const [chain] = await connect(url, options, family)([{ method: family.chainMethod }])
    assertChain(network, family, chain)
  })
}

function connect<Schema extends RpcSchema>(
  url: string,
  options: NodeRequestOptions,
  { methods }: NodeFamily<Schema>,
): RpcBatch<RpcSchema> {
  return createRpcBatch<RpcSchema>(createNodePost(url, options), methods)
}

function assertChain<Schema extends RpcSchema>(
  network: CaipNetwork,
  family: NodeFamily<Schema>,
  outcome: RpcOutcome<unknown>,
): void {
  family.assertChain(network, readOutcome(family.chainMethod, outcome) as string)
}
