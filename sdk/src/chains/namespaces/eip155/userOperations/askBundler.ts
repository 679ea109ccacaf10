import { requestInvalid, rpcFailed, rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createClient, sendBundlerRequest } from '@wallet-kit/clients/rpc-proxy/client'
import type { BundlerRequest } from '@wallet-kit/clients/rpc-proxy/types'
import { RpcContractError } from '@wallet-kit/clients/runtime/rpc/RpcContractError'
import type { RpcProvider, RpcRequestOptions } from '@wallet-kit/clients/runtime/rpc/requestMethod'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { getClientOptions } from '../../../../foundation/query/getClientOptions.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { getFamilyNetwork } from '../../../networks/getFamilyNetwork.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'

/** One of the generated requests: it validates the parameters and the bundler's reply. */
type BundlerQuestion<Parameters, Result> = (
  provider: RpcProvider,
  parameters: Parameters,
  options?: RpcRequestOptions,
) => Promise<Result>

interface AskBundlerParameters<Parameters> extends NetworkParameters {
  readonly parameters: Parameters
  readonly bundler?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks a network's bundler through the data service.
 *
 * `POST {dataService}/v1/bundler`
 *
 * @throws WalletKitError `REQUEST_INVALID` before anything is sent, `RPC_FAILED` with the bundler's refusal as its cause,
 * `RPC_REPLY_INVALID`, `CHAIN_NOT_SUPPORTED`, and those of the service's client
 */
export async function askBundler<Parameters, Result>(
  { _internal: context }: KitHandle<ChainsContext>,
  question: BundlerQuestion<Parameters, Result>,
  { parameters, bundler, signal, caipNetworkId }: AskBundlerParameters<Parameters>,
): Promise<Result> {
  const present = context.getConnection('eip155').caipNetworkId
  const network = getFamilyNetwork(context.stores.networks.getState(), 'eip155', caipNetworkId, present)
  const client = createClient(getClientOptions(context, 'dataService'))
  const query = { chainId: network.caipNetworkId, ...(bundler !== undefined && { bundler }) }
  const provider: RpcProvider = {
    async request({ method, params }) {
      const body = { jsonrpc: '2.0', id: 1, method, params } as BundlerRequest
      const reply = await sendBundlerRequest(client, { query, body }, { signal })
      if ('result' in reply) return reply.result
      throw createError(rpcFailed, { context: redactContext({ method }), cause: reply.error })
    },
  }
  try {
    return await question(provider, parameters, { signal })
  } catch (error) {
    if (!(error instanceof RpcContractError)) throw error
    const failure = error.code === 'invalid-params' ? requestInvalid : rpcReplyInvalid
    const context = redactContext({ method: error.method, path: error.issues[0]?.path })
    throw createError(failure, { context, cause: error })
  }
}
