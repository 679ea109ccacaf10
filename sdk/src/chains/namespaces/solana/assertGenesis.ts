import { rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { CaipNetwork } from '../../networks/Network.ts'

/** Characters of the genesis hash that are a network's CAIP-2 reference. https://namespaces.chainagnostic.org/solana/caip2 */
const referenceLength = 32

/** @throws WalletKitError `RPC_REPLY_INVALID` when a node is on another network than its URL is configured for */
export function assertGenesis({ caipNetworkId }: CaipNetwork, genesisHash: string): void {
  const received = `solana:${genesisHash.slice(0, referenceLength)}`
  if (received === caipNetworkId) return
  throw createError(rpcReplyInvalid, {
    context: redactContext({ method: 'getGenesisHash', expected: caipNetworkId, received }),
  })
}
