import { requestEthChainId } from '@wallet-kit/clients/ethereum/rpc'
import { createLateError } from '../../../../foundation/errors/createLateError.ts'
import { readChainId } from '../readChainId.ts'
import type { EvmWallet } from './askEvmWallet.ts'

/**
 * Asks the wallet where it is. Returns its chain id as it writes that.
 *
 * @throws WalletKitError `WALLET_ON_OTHER_NETWORK`
 */
export async function readPresentChain({ ask }: EvmWallet, expected: string): Promise<`0x${string}`> {
  const chainId = await ask((provider, _, options) => requestEthChainId(provider, options), undefined)
  const received = readChainId(chainId)
  if (received === expected) return chainId
  throw createLateError('WALLET_ON_OTHER_NETWORK', { context: { expected, received } })
}
