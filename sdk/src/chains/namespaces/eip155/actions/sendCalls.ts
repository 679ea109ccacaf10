import { requestWalletSendCalls } from '@wallet-kit/clients/ethereum/rpc'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import { askEvmWallet, type EvmWallet } from './askEvmWallet.ts'
import { toChainIdText } from './chainIdKeys.ts'
import { checkRecipient } from './checkRecipient.ts'
import type { Capabilities } from './getCapabilities.ts'
import type { HexText } from './toTransactionRequest.ts'

/** One call of a bundle. */
export interface CallParameters {
  readonly to: HexText
  /** In wei. */
  readonly value?: bigint | undefined
  readonly data?: HexText | undefined
  /** Capabilities for this call alone. */
  readonly capabilities?: Capabilities | undefined
}

export interface SendCallsParameters extends NetworkParameters {
  /** In their order. */
  readonly calls: readonly CallParameters[]
  /** All of them or none. Default: false. */
  readonly atomicRequired?: boolean | undefined
  /** Capabilities that the wallet has to use, `optional: true` those that it may ignore. */
  readonly capabilities?: Capabilities | undefined
  /** Default: the wallet chooses one. */
  readonly id?: string | undefined
}

export interface SendCallsReturnType {
  /** For `getCallsStatus`. */
  readonly id: string
  readonly capabilities?: Capabilities | undefined
}

/**
 * Sends several calls as one bundle with the connected EVM wallet (`wallet_sendCalls`, EIP-5792). While the wallet has
 * not answered, an equal call joins the first one.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_METHOD_UNSUPPORTED`,
 * `WALLET_UNAUTHORIZED`, `WALLET_ON_OTHER_NETWORK`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * const { id } = await sendCalls(kit, { calls: [{ to: '0x…', value: 1n }, { to: '0x…', data: '0x…' }] })
 */
export function sendCalls(
  kit: KitHandle<ChainsContext>,
  parameters: SendCallsParameters,
): Promise<SendCallsReturnType> {
  const { calls, caipNetworkId, atomicRequired = false, capabilities, id } = parameters
  const send = async ({ address, network, ask }: EvmWallet) => {
    for (const { to } of calls) await checkRecipient('wallet_sendCalls', to)
    const reply = await ask(requestWalletSendCalls, [
      {
        version: '2.0.0',
        from: address,
        chainId: toChainIdText(caipNetworkId ?? network.caipNetworkId),
        atomicRequired,
        calls: calls.map(({ value, capabilities: own, ...call }) => ({
          ...call,
          ...(value !== undefined && { value: `0x${value.toString(16)}` }),
          ...(own && { capabilities: own }),
        })),
        ...(capabilities && { capabilities }),
        ...(id !== undefined && { id }),
      },
    ])
    // Wallets of the first version reply with the id alone.
    return typeof reply === 'string' ? { id: reply } : reply
  }
  return askEvmWallet(kit, send, ['wallet_sendCalls', parameters])
}
