import { formatUnits } from 'viem'
import { devMnemonic } from '../chains/createDevAccounts.ts'
import { seedBalance } from '../chains/seedBalance.ts'
import type { SandboxDescription } from '../SandboxDescription.ts'
import { testWalletProfiles } from '../testWallets/testWalletProfiles.ts'
import type { World } from '../World.ts'
import { controlTexts } from './controlTexts.ts'
import { describeFaults } from './describeFaults.ts'

/** Tells where everything is. */
export function describeSandbox(world: World): SandboxDescription {
  const { origin, seed, chains, accounts } = world
  const addressOf = (index: number) => accounts[index]?.account.address ?? ''
  return {
    seed,
    services: {
      walletDirectory: `${origin}/wallet-directory`,
      dataService: `${origin}/data-service`,
      auth: `${origin}/api/auth`,
      relay: `${origin.replace('http', 'ws')}/relay`,
      verify: `${origin}/verify`,
      walletPage: `${origin}/wallet`,
    },
    chains: chains.map(({ definition, caipNetworkId, directRpcUrl, isRunning }) => ({
      caipNetworkId,
      ...definition,
      rpcUrl: `${origin}/rpc/${definition.chainId}`,
      directRpcUrl,
      isRunning: isRunning(),
    })),
    accounts: accounts.map(({ name, account }, accountIndex) => ({
      name,
      address: account.address,
      seededBalances: Object.fromEntries(
        chains.map(({ caipNetworkId, definition: { chainId, nativeCurrency } }) => [
          caipNetworkId,
          formatUnits(seedBalance({ seed, chainId, accountIndex }), nativeCurrency.decimals),
        ]),
      ),
    })),
    mnemonic: devMnemonic,
    testWallets: {
      script: `${origin}/test-wallets.js`,
      wallets: testWalletProfiles.map(({ name, rdns, accountIndexes }) => ({
        name,
        rdns,
        accounts: accountIndexes.map(addressOf),
      })),
    },
    faults: describeFaults(world),
    controls: controlTexts,
  }
}
