import { bytesToHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { DevAccount } from '../chains/createDevAccounts.ts'
import { drawTile } from '../images/drawTile.ts'
import type { SolanaAccount } from '../solana/createSolanaAccounts.ts'
import type { PageConfig } from './PageConfig.ts'
import { testWalletProfiles } from './testWalletProfiles.ts'

export interface CreatePageConfigParameters {
  readonly origin: string
  readonly chains: readonly Chain[]
  readonly accounts: readonly DevAccount[]
  readonly solanaAccounts: readonly SolanaAccount[]
}

/** Configuration of the wallets in the page. Their keys are the public development keys. */
export function createPageConfig(parameters: CreatePageConfigParameters): PageConfig {
  const { origin, chains, accounts, solanaAccounts } = parameters
  return {
    origin,
    chainIds: chains.map(({ definition }) => definition.chainId),
    evmWallets: testWalletProfiles.flatMap(({ name, rdns, accountIndexes, imageKey }) => {
      const keys = accountIndexes.eip155.flatMap((index) => {
        const account = accounts[index]?.account
        const key = account?.getHdKey().privateKey
        return account && key ? [{ privateKey: bytesToHex(key), address: account.address }] : []
      })
      return rdns === null ? [] : [{ name, rdns, icon: drawIcon(imageKey), accounts: keys }]
    }),
    solanaWallets: testWalletProfiles.flatMap(({ name, accountIndexes, imageKey }) => {
      const keys = accountIndexes.solana.flatMap((index) => solanaAccounts[index]?.secretKeyBase58 ?? [])
      return keys.length === 0 ? [] : [{ name, icon: drawIcon(imageKey), accounts: keys }]
    }),
  }
}

/** Identical for both standards, so that an app can recognise the two registrations as one wallet. */
function drawIcon(imageKey: string): `data:image/svg+xml;base64,${string}` {
  return `data:image/svg+xml;base64,${Buffer.from(drawTile({ key: imageKey })).toString('base64')}`
}
