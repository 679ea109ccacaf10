import { requestEthSignTypedDataV4 } from '@wallet-kit/clients/ethereum/rpc'
import type { Signature } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { loadContracts } from '../contracts/loadContracts.ts'
import type { TypedData } from '../TypedData.ts'
import { askEvmWallet, type EvmWallet } from './askEvmWallet.ts'

/**
 * Signs typed data with the connected EVM wallet (EIP-712, `eth_signTypedData_v4`). A message that does not fit its
 * types is refused before the wallet sees it. While the wallet has not answered, an equal call joins the first one.
 *
 * @returns the signature in hexadecimal; 65 bytes of an EOA, any length of a smart account
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`,
 * `WALLET_UNAUTHORIZED`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * const signature = await signTypedData(kit, {
 *   domain: { name: 'Shop', chainId: 1 },
 *   types: { Order: [{ name: 'amount', type: 'uint256' }] },
 *   primaryType: 'Order',
 *   message: { amount: 1n },
 * })
 */
export function signTypedData(kit: KitHandle<ChainsContext>, typedData: TypedData): Promise<Signature> {
  const sign = async ({ address, ask }: EvmWallet) => {
    const { toTypedDataText } = await loadContracts()
    const text = toTypedDataText(typedData)
    return ask(requestEthSignTypedDataV4, [address, text])
  }
  return askEvmWallet(kit, sign, ['eth_signTypedData_v4', typedData])
}
