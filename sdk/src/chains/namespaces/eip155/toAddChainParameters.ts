import type { CaipNetwork } from '../../networks/Network.ts'

/** Parameters of `wallet_addEthereumChain`. https://eips.ethereum.org/EIPS/eip-3085 */
export function toAddChainParameters(network: CaipNetwork) {
  const explorer = network.blockExplorers?.default?.url
  const rpcUrls = network.rpcUrls.chainDefault?.http ?? network.rpcUrls.default?.http ?? []
  return {
    chainId: `0x${Number(network.id).toString(16)}`,
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls,
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
}
