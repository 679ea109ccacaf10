import { bytesToHex, formatUnits } from 'viem'
import { seedBalance, seedTokenBalance } from '../chains/seeding/seedBalance.ts'
import type { AccountDescription, SandboxDescription } from '../SandboxDescription.ts'
import { seedSolanaBalances } from '../solana/seedSolanaBalances.ts'
import type { World } from '../World.ts'

/** Lists the test accounts with their (public) keys. */
export function describeAccounts(world: World): SandboxDescription['accounts'] {
  return { eip155: describeEvmAccounts(world), solana: describeSolanaAccounts(world) }
}

function describeEvmAccounts({ accounts, chains, seed }: World): readonly AccountDescription[] {
  return accounts.map(({ name, account }, accountIndex) => ({
    name,
    address: account.address,
    secret: bytesToHex(account.getHdKey().privateKey ?? new Uint8Array()),
    seededBalances: Object.fromEntries(
      chains.flatMap(({ caipNetworkId, definition: { chainId, nativeCurrency, tokens } }) => [
        [
          caipNetworkId,
          formatUnits(seedBalance({ seed, chainId, accountIndex }), nativeCurrency.decimals),
        ] as const,
        ...tokens.map(
          (token) =>
            [
              `${caipNetworkId}/erc20:${token.address}`,
              formatUnits(seedTokenBalance({ seed, chainId, accountIndex, token }), token.decimals),
            ] as const,
        ),
      ]),
    ),
  }))
}

function describeSolanaAccounts({ solanaAccounts, solana, seed }: World): readonly AccountDescription[] {
  const { caipNetworkId, nativeCurrency } = solana.definition
  return solanaAccounts.map(({ name, address, secretKeyBase58 }, accountIndex) => {
    const { lamports, tokens } = seedSolanaBalances({ seed, accountIndex })
    return {
      name,
      address,
      secret: secretKeyBase58,
      seededBalances: {
        [caipNetworkId]: formatUnits(lamports, nativeCurrency.decimals),
        ...Object.fromEntries(
          tokens.map(({ token: { mint, decimals }, amount }) => [
            `${caipNetworkId}/token:${mint}`,
            formatUnits(amount, decimals),
          ]),
        ),
      },
    }
  })
}
