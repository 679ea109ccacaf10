import type {
  EvmChainDescription,
  SandboxDescription,
  SolanaChainDescription,
} from '../SandboxDescription.ts'
import { solanaRpcPath } from '../solana/mountSolanaRpc.ts'
import { solanaTokens } from '../solana/solanaDefinition.ts'
import type { World } from '../World.ts'

/** Lists the chains, the EVM chains first. */
export function describeChains({ origin, chains, solana }: World): SandboxDescription['chains'] {
  const evm = chains.map(
    ({ definition, caipNetworkId, directRpcUrl, isRunning }): EvmChainDescription => ({
      namespace: 'eip155',
      caipNetworkId,
      ...definition,
      rpcUrl: `${origin}/rpc/${definition.chainId}`,
      directRpcUrl,
      isRunning: isRunning(),
    }),
  )
  const rpcUrl = `${origin}${solanaRpcPath}`
  const onSolana: SolanaChainDescription = {
    namespace: 'solana',
    ...solana.definition,
    rpcUrl,
    webSocketUrl: rpcUrl.replace(/^http/, 'ws'),
    isRunning: solana.isRunning(),
    tokens: solanaTokens,
  }
  return [...evm, onSolana]
}
