import { loadVerification } from '../../chains/namespaces/eip155/verification/loadVerification.ts'
import { isCaipNetworkId } from '../../chains/networks/isCaipNetworkId.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { toUnknownNetwork } from '../../chains/networks/toUnknownNetwork.ts'
import { defaultServices } from '../../foundation/options/defaultServices.ts'

export interface VerifySignatureParameters {
  readonly address: string
  readonly message: string
  /** In hexadecimal digits, with `0x`. */
  readonly signature: string
  /** CAIP-2 id of the network that a contract account is on. */
  readonly chainId: string
  /** Of the hosted RPC proxy, which is asked about contract accounts. Empty: those are not verified. */
  readonly projectId: string
}

/**
 * Whether a signature of a message is the account's own (EIP-191) or its contract's (ERC-1271, ERC-6492). That a message
 * is signed says nothing about its domain, nonce and times: a server checks those, too.
 *
 * @throws WalletKitError when the hosted RPC proxy does not answer for a contract account
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<boolean> {
  const { address, message, signature, chainId, projectId } = parameters
  const network = projectId && isCaipNetworkId(chainId) ? toHosted(chainId, projectId) : undefined
  const { verifyMessage } = await loadVerification()
  return verifyMessage({ address, message, signature, network })
}

function toHosted(chainId: CaipNetwork['caipNetworkId'], projectId: string): CaipNetwork {
  const url = `${defaultServices.dataService}/v1?${new URLSearchParams({ chainId, projectId })}`
  return { ...toUnknownNetwork(chainId), nodes: [{ url }] }
}
