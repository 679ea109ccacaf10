import type { PaymentRequest } from '../../chains/namespaces/Transfers.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { getTransfers } from './getTransfers.ts'

export interface ReadPaymentCodeParameters {
  /** Text of a code: an address, or a payment URI of the network's family. */
  readonly text: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** A payment URI is shorter; longer texts are not read. */
const longest = 2_048

/**
 * Reads the payment request of a scanned code: an address, `ethereum:…` (EIP-681) or `solana:…` (Solana Pay). It is a
 * stranger's request: `caipNetworkId` may be another network than the active one, and nothing of it has been looked up.
 *
 * @returns `null` for anything else, and for requests that a plain transfer does not fulfil
 * @throws WalletKitError `CHAIN_NOT_SUPPORTED`, `CHAIN_UNSUPPORTED_FOR_SEND`
 *
 * @example
 * const request = await readPaymentCode(kit, { text: 'ethereum:0x…@1?value=2.5e18' })
 */
export async function readPaymentCode(
  kit: KitHandle<WalletsContext>,
  { text, caipNetworkId }: ReadPaymentCodeParameters,
): Promise<PaymentRequest | null> {
  const code = text.trim()
  const { transfers } = await getTransfers(kit._internal, caipNetworkId)
  if (code.length > longest) return null
  if (transfers.isAddress(code)) return { recipient: code }
  return transfers.readPaymentUri(code) ?? null
}
