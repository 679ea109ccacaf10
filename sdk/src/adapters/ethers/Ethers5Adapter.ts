import type { LibraryAdapter } from '../../kit/LibraryAdapter.ts'

/**
 * Declares that the host app uses ethers 5. The kit needs nothing of it: the connected wallet is an EIP-1193 provider.
 *
 * @example
 * createAppKit({ adapters: [new Ethers5Adapter()], networks, projectId })
 * const signer = new providers.Web3Provider(kit.getProvider('eip155')).getSigner()
 */
export class Ethers5Adapter implements LibraryAdapter {
  readonly namespace = 'eip155'
}
