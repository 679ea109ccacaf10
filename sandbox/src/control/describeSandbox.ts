import { devMnemonic } from '../chains/createDevAccounts.ts'
import { mailPath } from '../mail/mountMailPage.ts'
import { checkoutPath } from '../onramp/mountCheckout.ts'
import type { SandboxDescription } from '../SandboxDescription.ts'
import { specialAddresses } from '../secureFrame/email/specialAddresses.ts'
import { framePath } from '../secureFrame/frameService.ts'
import { testWalletProfiles } from '../testWallets/testWalletProfiles.ts'
import type { World } from '../World.ts'
import { controlDescriptions } from './controlDescriptions.ts'
import { describeAccounts } from './describeAccounts.ts'
import { describeChains } from './describeChains.ts'
import { describeFaults } from './describeFaults.ts'

/** Describes all endpoints, accounts and controls. */
export function describeSandbox(world: World): SandboxDescription {
  const { origin, seed, accounts, solanaAccounts } = world
  return {
    seed,
    services: {
      walletDirectory: `${origin}/wallet-directory`,
      dataService: `${origin}/data-service`,
      nftService: `${origin}/nft-service`,
      checkout: `${origin}${checkoutPath}`,
      analytics: `${origin}/analytics`,
      auth: `${origin}/api/auth`,
      relay: `${origin.replace('http', 'ws')}/relay`,
      verify: `${origin}/verify`,
      walletPage: `${origin}/wallet`,
      frame: `${origin}${framePath}/sdk`,
      frameKeeper: world.secureFrame.keeper,
      mail: `${origin}${mailPath}`,
    },
    chains: describeChains(world),
    accounts: describeAccounts(world),
    mnemonic: devMnemonic,
    testWallets: {
      script: `${origin}/test-wallets.js`,
      wallets: testWalletProfiles.map(({ name, rdns, accountIndexes }) => ({
        name,
        rdns,
        accounts: {
          eip155: accountIndexes.eip155.flatMap((index) => accounts[index]?.account.address ?? []),
          solana: accountIndexes.solana.flatMap((index) => solanaAccounts[index]?.address ?? []),
        },
      })),
    },
    specialAddresses,
    faults: describeFaults(world),
    controls: controlDescriptions,
  }
}
