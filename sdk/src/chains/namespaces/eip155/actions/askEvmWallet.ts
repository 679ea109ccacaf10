import { requestInvalid, walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { EthereumMethod } from '@wallet-kit/clients/ethereum/rpc'
import type { Address } from '@wallet-kit/clients/ethereum/types'
import { RpcContractError } from '@wallet-kit/clients/runtime/rpc/RpcContractError'
import type { RpcProvider, RpcRequestOptions } from '@wallet-kit/clients/runtime/rpc/requestMethod'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import { askConnectedWallet } from '../../askConnectedWallet.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { toQuestionKey } from '../../toQuestionKey.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { wrapProvider } from '../wrapProvider.ts'

/** One of the generated requests: it validates the parameters and the wallet's reply. */
type WalletRequest<Parameters, Result> = (
  provider: RpcProvider,
  parameters: Parameters,
  options?: RpcRequestOptions,
) => Promise<Result>

/** The connected wallet as the actions of this folder use it. */
export interface EvmWallet {
  readonly address: Address
  readonly network: CaipNetwork
  /**
   * Puts one request to the wallet, unless it has left meanwhile.
   *
   * @throws WalletKitError `REQUEST_INVALID` before anything is sent, `WALLET_REPLY_INVALID`, or what `wrapProvider` throws
   */
  ask<Parameters, Result>(request: WalletRequest<Parameters, Result>, parameters: Parameters): Promise<Result>
}

/**
 * Asks something of the connected EVM wallet.
 *
 * @param question method and parameters, where the wallet asks its user; see `WalletAccess`
 */
export function askEvmWallet<Value>(
  kit: KitHandle<ChainsContext>,
  request: (wallet: EvmWallet) => Promise<Value>,
  question?: readonly [method: EthereumMethod, parameters: unknown],
): Promise<Value> {
  const ask: Parameters<typeof askConnectedWallet<Value>>[2] = ({ provider, address, network }, signal) => {
    const wallet = wrapProvider(provider as Eip1193Provider)
    let asked = ''
    const checked: RpcProvider = {
      request({ method, params }) {
        asked = method
        kit._internal.log?.('trace', 'Request to the wallet', { method, params })
        return wallet.request(method, params as readonly unknown[] | undefined)
      },
    }
    return request({
      // The namespace has validated the wallet's accounts.
      address: address as Address,
      network,
      async ask(send, parameters) {
        try {
          return await send(checked, parameters, { signal })
        } catch (error) {
          if (error instanceof RpcContractError) throw toContractError(error)
          if (isWalletKitError(error) || signal.aborted) throw error
          // An object of the page may throw where it is read.
          throw createError(walletReplyInvalid, { context: redactContext({ method: asked }), cause: error })
        }
      },
    })
  }
  return askConnectedWallet(kit, 'eip155', ask, question && [question[0], toQuestionKey(question[1])])
}

function toContractError(cause: RpcContractError) {
  const failure = cause.code === 'invalid-params' ? requestInvalid : walletReplyInvalid
  const context = redactContext({ method: cause.method, path: cause.issues[0]?.path })
  return createError(failure, { context, cause })
}
