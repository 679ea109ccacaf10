import { walletOnOtherNetwork } from '@wallet-kit/clients/errors/constants'
import { requestEthChainId } from '@wallet-kit/clients/ethereum/rpc'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
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
  throw createError(walletOnOtherNetwork, { context: redactContext({ expected, received }) })
}
