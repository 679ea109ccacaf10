import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { factoryAddress, routerAddress } from '../chains/seeding/exchange.ts'
import { paymasterAddress } from '../chains/smartAccounts/accountContracts.ts'
import { solanaCollections } from '../collectibles/solanaCollectibles.ts'
import type {
  EvmChainDescription,
  SandboxDescription,
  SolanaChainDescription,
} from '../SandboxDescription.ts'
import { bundlerPath } from '../smartAccounts/bundler/mountBundler.ts'
import { paymasterPath } from '../smartAccounts/paymaster/mountPaymaster.ts'
import { solanaRpcPath } from '../solana/mountSolanaRpc.ts'
import { solanaTokens } from '../solana/solanaDefinition.ts'
import type { World } from '../World.ts'

/** Lists the chains, the EVM chains first. */
export function describeChains({ origin, chains, solana }: World): SandboxDescription['chains'] {
  const evm = chains.map(({ definition, caipNetworkId, directRpcUrl, isRunning }): EvmChainDescription => {
    const { chainId, name, nativeCurrency, imageId, wrappedCoin, tokens, collections } = definition
    return {
      namespace: 'eip155',
      caipNetworkId,
      chainId,
      name,
      nativeCurrency,
      imageId,
      rpcUrl: `${origin}/rpc/${chainId}`,
      directRpcUrl,
      isRunning: isRunning(),
      tokens: [...tokens, wrappedCoin].map((token) => ({
        name: token.name,
        symbol: token.symbol,
        address: token.address,
        decimals: token.decimals,
        caipNetworkId,
      })),
      collections: collections.map((collection) => ({
        name: collection.name,
        address: collection.address,
        standard: collection.standard,
        isSpam: collection.isSpam,
        caipNetworkId,
      })),
      bundler: { url: `${origin}${bundlerPath}/${chainId}`, entryPoint: entryPointAddress },
      paymaster: { url: `${origin}${paymasterPath}/${chainId}`, address: paymasterAddress },
      exchange: { router: routerAddress, factory: factoryAddress },
    }
  })
  const rpcUrl = `${origin}${solanaRpcPath}`
  const onSolana: SolanaChainDescription = {
    namespace: 'solana',
    ...solana.definition,
    rpcUrl,
    webSocketUrl: rpcUrl.replace(/^http/, 'ws'),
    isRunning: solana.isRunning(),
    collections: solanaCollections.map(({ name, standard, isSpam }) => ({
      name,
      standard,
      isSpam,
      caipNetworkId: solana.definition.caipNetworkId,
    })),
    tokens: solanaTokens.map((token) => ({
      ...token,
      address: token.mint,
      caipNetworkId: solana.definition.caipNetworkId,
    })),
  }
  return [...evm, onSolana]
}
