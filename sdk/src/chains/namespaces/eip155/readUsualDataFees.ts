import { concat, type Hex, keccak256, numberToHex } from 'viem'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import type { UsualDataFees } from '../Swaps.ts'
import { readDataFee } from './readDataFee.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

/** Words of the data of a swap through several pools, and of an approval. */
const swapWords = 32
const approvalWords = 2

/** A call with as many words, which no compression shortens. */
function fillCall(words: number) {
  const hashes = Array.from({ length: words }, (_, index): Hex => keccak256(numberToHex(index)))
  const to: Hex = '0xffffffffffffffffffffffffffffffffffffffff'
  return { to, value: 10n ** 18n, data: concat(['0x38ed1739', ...hashes]) }
}

/** A network's fees for publishing a swap that is not built yet, and an approval, beside their gas. */
export async function readUsualDataFees(
  client: NodeClient,
  caipNetworkId: CaipNetworkId,
): Promise<UsualDataFees> {
  const [swap, approval] = await Promise.all([
    readDataFee(client, caipNetworkId, fillCall(swapWords)),
    readDataFee(client, caipNetworkId, fillCall(approvalWords)),
  ])
  return { swap, approval }
}
