import { bytesToHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { drawTile } from '../images/drawTile.ts'
import type { PageConfig } from './PageConfig.ts'
import { testWalletProfiles } from './testWalletProfiles.ts'

export interface CreatePageConfigParameters {
  readonly origin: string
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
}

/** Collects what the wallets in the page are made of. Their keys are those that every developer knows. */
export function createPageConfig({ origin, chains, accounts }: CreatePageConfigParameters): PageConfig {
  return {
    origin,
    chainIds: chains.map(({ definition }) => definition.chainId),
    wallets: testWalletProfiles.map(({ name, rdns, accountIndexes, imageKey }) => ({
      name,
      rdns,
      icon: `data:image/svg+xml,${encodeURIComponent(drawTile({ key: imageKey }))}`,
      accounts: accountIndexes.flatMap((index) => {
        const key = accounts[index]?.account.getHdKey().privateKey
        return key ? [bytesToHex(key)] : []
      }),
    })),
  }
}
