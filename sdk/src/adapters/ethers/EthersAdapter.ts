import type { LibraryAdapter } from '../../kit/LibraryAdapter.ts'

/**
 * Declares that the host app uses ethers 6. The kit needs nothing of it: the connected wallet is an EIP-1193 provider.
 *
 * @example
 * createAppKit({ adapters: [new EthersAdapter()], networks, projectId })
 * const signer = await new BrowserProvider(kit.getProvider('eip155')).getSigner()
 */
export class EthersAdapter implements LibraryAdapter {
  readonly namespace = 'eip155'
}
