import { gasPriceNetworkUnsupported } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import { getNodeClient } from './getNodeClient.ts'

/** Present prices of a unit of gas, in wei. */
export interface Fees {
  readonly gasPrice: bigint
  /** Maximum price: one fifth above the present base fee, and the tip. Absent where the network has no EIP-1559. */
  readonly maxFeePerGas?: bigint
  /** Tip. Absent where the network has no EIP-1559. */
  readonly maxPriorityFeePerGas?: bigint
}

/**
 * Current price of gas: `eth_gasPrice`, and for EIP-1559 the latest base fee and `eth_maxPriorityFeePerGas`.
 *
 * @throws WalletKitError `GAS_PRICE_NETWORK_UNSUPPORTED` for a network that is not offered, `RPC_FAILED`,
 * `RPC_REPLY_INVALID`, `SERVICE_TIMEOUT`
 *
 * @example
 * const { maxFeePerGas, gasPrice } = await estimateFees(kit)
 */
export async function estimateFees(
  { _internal: context }: KitHandle<ChainsContext>,
  parameters: NetworkParameters = {},
): Promise<Fees> {
  const client = await getNodeClient(context, parameters).catch((cause: unknown) => {
    throw isWalletKitError(cause, 'CHAIN_NOT_SUPPORTED')
      ? createError(gasPriceNetworkUnsupported, { cause })
      : cause
  })
  const [price, block, tip] = await Promise.all([
    client.request({ method: 'eth_gasPrice' }),
    client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    // Nodes of networks without EIP-1559 do not know the method.
    client.request({ method: 'eth_maxPriorityFeePerGas' }).catch(() => undefined),
  ])
  const baseFee = block?.baseFeePerGas
  const gasPrice = BigInt(price)
  if (!baseFee || tip === undefined) return { gasPrice }
  const maxPriorityFeePerGas = BigInt(tip)
  return {
    gasPrice,
    maxFeePerGas: (BigInt(baseFee) * 12n) / 10n + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  }
}
