import { requestWalletGetCapabilities } from '@wallet-kit/clients/ethereum/rpc'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { Capabilities } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askEvmWallet } from '../actions/askEvmWallet.ts'
import { toCaipKeys, toChainIdText } from '../actions/chainIdKeys.ts'

export interface GetCapabilitiesParameters {
  /** CAIP-2. Default: every network that the wallet reports. */
  readonly caipNetworkIds?: readonly CaipNetworkId[] | undefined
}

/**
 * Capabilities of the connected EVM wallet beyond EIP-1193, by network (`wallet_getCapabilities`, EIP-5792). Wallets
 * that do not know the method throw `WALLET_METHOD_UNSUPPORTED`.
 *
 * @returns by CAIP-2 id; `eip155:0` holds for every network
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_METHOD_UNSUPPORTED`, `WALLET_UNAUTHORIZED`, `WALLET_REQUEST_FAILED`,
 * `WALLET_REPLY_INVALID`
 *
 * @example
 * const { 'eip155:1': ethereum } = await getCapabilities(kit)
 */
export function getCapabilities(
  kit: KitHandle<ChainsContext>,
  { caipNetworkIds }: GetCapabilitiesParameters = {},
): Promise<Readonly<Record<CaipNetworkId, Capabilities>>> {
  return askEvmWallet(kit, async ({ address, ask }) => {
    const chains = caipNetworkIds?.map(toChainIdText)
    return toCaipKeys(await ask(requestWalletGetCapabilities, chains ? [address, chains] : [address]))
  })
}
