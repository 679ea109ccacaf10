import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  address as toAddress,
} from '@solana/web3.js'
import { createLateError } from '../../errors/createLateError.ts'
import { withTimeLimit } from '../../platform/withTimeLimit.ts'
import type { Namespace, NativeBalance } from '../Namespace.ts'

/** How long one node may take to answer, in ms. */
const nodeLimit = 10_000

/** Reads Solana through its nodes, moving on to the next URL when one is down. */
export function createReader(): Pick<Namespace, 'getNativeBalance'> {
  async function readLamports(url: string, address: string, signal: AbortSignal): Promise<bigint> {
    const rpc = createSolanaRpcFromTransport(createDefaultRpcTransport({ url }))
    const request = rpc.getBalance(toAddress(address), { commitment: 'confirmed' })
    const { value } = await withTimeLimit(nodeLimit, signal, (limited) =>
      request.send({ abortSignal: limited }),
    )
    return value
  }

  return {
    async getNativeBalance({
      address,
      network,
      signal = new AbortController().signal,
    }): Promise<NativeBalance> {
      const { decimals, symbol } = network.nativeCurrency
      const failures: unknown[] = []
      for (const url of network.rpcUrls.default?.http ?? []) {
        signal.throwIfAborted()
        try {
          return { value: await readLamports(url, address, signal), decimals, symbol }
        } catch (error) {
          if (signal.aborted) throw error
          failures.push(error)
        }
      }
      const { caipNetworkId } = network
      throw createLateError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId }, cause: failures.at(-1) })
    },
  }
}
