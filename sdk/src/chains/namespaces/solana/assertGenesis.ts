import { createLateError } from '../../../foundation/errors/createLateError.ts'
import type { CaipNetwork } from '../../networks/Network.ts'

/** Characters of the genesis hash that are a network's CAIP-2 reference. https://namespaces.chainagnostic.org/solana/caip2 */
const referenceLength = 32

/** @throws WalletKitError `RPC_REPLY_INVALID` when a node is on another network than its URL is configured for */
export function assertGenesis({ caipNetworkId }: CaipNetwork, genesisHash: string): void {
  const received = `solana:${genesisHash.slice(0, referenceLength)}`
  if (received === caipNetworkId) return
  throw createLateError('RPC_REPLY_INVALID', {
    context: { method: 'getGenesisHash', expected: caipNetworkId, received },
  })
}
