import { bytesToHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { drawTile } from '../images/drawTile.ts'
import type { SolanaAccount } from '../solana/createSolanaAccounts.ts'
import { solanaRpcPath } from '../solana/mountSolanaRpc.ts'
import { solanaDefinition } from '../solana/solanaDefinition.ts'
import type { WalletPageConfig } from './WalletPageConfig.ts'

export interface CreateWalletPageConfigParameters {
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
  readonly solanaAccounts: readonly SolanaAccount[]
}

/** Erin and Frank: the test wallets hold the accounts before them. */
const accountIndexes = [4, 5]

export function createWalletPageConfig(parameters: CreateWalletPageConfigParameters): WalletPageConfig {
  const { chains, accounts, solanaAccounts } = parameters
  return {
    name: 'Sandbox Phone',
    icon: `data:image/svg+xml,${encodeURIComponent(drawTile({ key: 'sandbox-phone-2' }))}`,
    accounts: accountIndexes.flatMap((index) => {
      const evm = accounts[index]
      const solana = solanaAccounts[index]
      const privateKey = evm?.account.getHdKey().privateKey
      if (!evm || !solana || !privateKey) return []
      return {
        name: evm.name,
        evm: { address: evm.account.address, privateKey: bytesToHex(privateKey) },
        solana: { address: solana.address, secretKey: solana.secretKeyBase58 },
      }
    }),
    chains: chains.map(({ definition: { chainId, name, nativeCurrency } }) => ({
      chainId,
      name,
      nativeCurrency,
      rpcPath: `/rpc/${chainId}`,
    })),
    solana: { caipNetworkId: solanaDefinition.caipNetworkId, rpcPath: solanaRpcPath },
  }
}
