import { chainNotSupported } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import type { WalletKitError } from '../../../foundation/errors/WalletKitError.ts'
import type { CaipNetwork } from '../../networks/Network.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { isUnknownChainError } from './isUnknownChainError.ts'
import { readChainId } from './readChainId.ts'
import { toAddChainParameters } from './toAddChainParameters.ts'
import { wrapProvider } from './wrapProvider.ts'

/** Refusals that say nothing about the network. */
const saysNothing: ReadonlySet<string> = new Set(['WALLET_REQUEST_PENDING', 'WALLET_UNAUTHORIZED'])

/**
 * Moves a wallet to a network (EIP-3326). A wallet that does not know it is asked once to add it (EIP-3085). The
 * wallet's network is read afterwards, whatever it claims.
 *
 * @throws WalletKitError `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_UNAUTHORIZED`, `CHAIN_NOT_SUPPORTED`
 */
export async function switchChain(
  provider: Eip1193Provider,
  network: CaipNetwork,
  signal?: AbortSignal,
): Promise<void> {
  const wallet = wrapProvider(provider)
  const ask = (method: string, params?: readonly unknown[]) => {
    signal?.throwIfAborted()
    return wallet.request(method, params)
  }
  const isThere = async () => readChainId(await ask('eth_chainId')) === network.caipNetworkId
  const switchMethod = 'wallet_switchEthereumChain'
  const switchParameters = [{ chainId: `0x${Number(network.id).toString(16)}` }]

  try {
    try {
      await ask(switchMethod, switchParameters)
    } catch (error) {
      if (!isWalletKitError(error) || saysNothing.has(error.code) || !isUnknownChainError(error.cause))
        throw error
      await ask('wallet_addEthereumChain', [toAddChainParameters(network)])
      // Adding may or may not include moving there; wallets differ.
      if (!(await isThere())) await ask(switchMethod, switchParameters)
    }
    if (await isThere()) return
  } catch (error) {
    signal?.throwIfAborted()
    if (isWalletKitError(error) && (error.code === 'USER_REJECTED' || saysNothing.has(error.code)))
      throw error
    throw refuse(network, error)
  }
  throw refuse(network)
}

function refuse({ caipNetworkId }: CaipNetwork, cause?: unknown): WalletKitError {
  return createError(chainNotSupported, { context: { caipNetworkId }, cause })
}
