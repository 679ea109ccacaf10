import type { TransactionCall } from '@wallet-kit/clients/ethereum/types'
import { type Hex, hexToBool } from 'viem'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

/** Current result of a call (`eth_call`); `undefined` when it reverts. */
export function tryCall(client: NodeClient, call: TransactionCall): Promise<Hex | undefined> {
  return client.request({ method: 'eth_call', params: [call, 'latest'] }).catch((error: unknown) => {
    if (isWalletKitError(error, 'RPC_FAILED')) return undefined
    throw error
  })
}

/** Whether a token has carried out a call. Older ones return nothing; a false means that nothing has happened. */
export function isCarriedOut(result: Hex | undefined): boolean {
  if (result === undefined) return false
  return result === '0x' || ignoreErrors(() => hexToBool(result, { size: 32 })) !== false
}
