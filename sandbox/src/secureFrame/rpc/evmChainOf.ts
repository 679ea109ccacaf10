import { FrameRefusal } from '@wallet-kit/frame'
import type { Chain } from '../../chains/Chain.ts'
import type { WalletState } from './RpcCall.ts'

/** The EVM chain with an id. @throws FrameRefusal when it does not run here */
export function evmChainOf({ chains }: WalletState, chainId: number | string): Chain {
  const chain = chains.find(({ definition }) => definition.chainId === chainId)
  if (!chain) throw new FrameRefusal(`Network ${chainId} is not available here.`)
  return chain
}

/** Path of the public RPC, where faults apply. */
export function evmRpcUrl({ origin }: WalletState, chain: Chain): string {
  return `${origin}/rpc/${chain.definition.chainId}`
}
