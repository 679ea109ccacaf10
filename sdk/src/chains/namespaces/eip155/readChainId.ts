import type { CaipNetworkId } from '../../networks/Caip.ts'

/**
 * Reads a wallet's answer to `eth_chainId` or its event `chainChanged`: a hexadecimal text.
 * https://eips.ethereum.org/EIPS/eip-695
 */
export function readChainId(answer: unknown): CaipNetworkId | undefined {
  if (typeof answer !== 'string' || !/^0x[\da-f]{1,14}$/i.test(answer)) return undefined
  const id = Number(answer)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}
