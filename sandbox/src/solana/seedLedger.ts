import { type Address, address, type EncodedAccount, lamports } from '@solana/kit'
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { describeCollectible } from '../collectibles/collections.ts'
import { type SolanaCollectible, solanaCollectibles } from '../collectibles/solanaCollectibles.ts'
import type { SolanaAccount } from './createSolanaAccounts.ts'
import { createFaucetAccount } from './createSolanaAccounts.ts'
import { encodeMetaplexMetadata, findMetaplexMetadata, metaplexProgramAddress } from './metaplexMetadata.ts'
import type { SolanaHistory } from './planSolanaHistory.ts'
import { seedSolanaBalances } from './seedSolanaBalances.ts'
import { type SolanaToken, solanaTokens, token2022ProgramAddress } from './solanaDefinition.ts'
import { encodeNftMint } from './tokenMetadata.ts'

export const systemProgramAddress = address('11111111111111111111111111111111')

const faucetLamports = 1_000_000_000_000_000n
/** Of each token, in whole tokens. */
const faucetTokens = 10_000_000n
const longestSymbol = 10
/** Rent-exempt minimum of each account, or more; `setAccount` does not enforce it. */
const deposit = {
  mint: 1_461_600n,
  token: 2_039_280n,
  token2022: 2_074_080n,
  nftMint: 4_000_000n,
  metadata: 3_695_760n,
}

export interface SeedLedgerParameters {
  readonly accounts: readonly SolanaAccount[]
  readonly seed: string
  readonly history: SolanaHistory
  /** URL of a collection's metadata, by its slug. */
  metadataUrl(slug: string): string
}

/**
 * Computes the state before the seeded history once: after it, each account has its seeded balances.
 *
 * @returns Writes it into an empty runtime.
 */
export async function seedLedger(parameters: SeedLedgerParameters): Promise<(svm: LiteSVM) => void> {
  const { accounts, seed, history } = parameters
  const seeded = [
    ...accounts.map(({ address: owner }, accountIndex) => {
      const balances = seedSolanaBalances({ seed, accountIndex })
      return {
        owner,
        lamports: balances.lamports + history.lostLamports(accountIndex),
        tokens: balances.tokens.map(({ token, amount }) => ({
          token,
          amount: amount + history.lostTokens(accountIndex, token),
        })),
      }
    }),
    {
      owner: createFaucetAccount().address,
      lamports: faucetLamports,
      tokens: solanaTokens.map((token) => ({ token, amount: faucetTokens * 10n ** BigInt(token.decimals) })),
    },
  ]
  const wallets = seeded.map(({ owner, lamports: amount }) => systemAccount(owner, amount))
  const mints = solanaTokens.map((token) => {
    const supply = seeded
      .flatMap(({ tokens }) => tokens)
      .reduce((sum, held) => (held.token === token ? sum + held.amount : sum), 0n)
    return mintAccount(token, supply)
  })
  const holdings = await Promise.all(
    seeded.flatMap(({ owner, tokens }) =>
      tokens
        .filter(({ amount }) => amount > 0n)
        .map(({ token, amount }) => tokenAccount({ token, owner, amount })),
    ),
  )
  const nfts = await Promise.all(solanaCollectibles.map((nft) => nftAccounts(nft, parameters)))
  const all = [...wallets.filter((wallet) => wallet.lamports > 0n), ...mints, ...holdings, ...nfts.flat()]
  return (svm) => {
    for (const account of all) svm.setAccount(account)
  }
}

function systemAccount(owner: Address, amount: bigint): EncodedAccount {
  return encoded(owner, systemProgramAddress, amount, new Uint8Array())
}

/** The token has no mint authority: its supply is the sum of the accounts. */
function mintAccount({ mint, decimals, programAddress }: SolanaToken, supply: bigint): EncodedAccount {
  return encoded(mint, programAddress, deposit.mint, encodeMint(decimals, supply))
}

function encodeMint(decimals: number, supply: bigint): Uint8Array {
  const data = getMintEncoder().encode({
    mintAuthority: null,
    supply,
    decimals,
    isInitialized: true,
    freezeAuthority: null,
  })
  return new Uint8Array(data)
}

/** The mint of an NFT, its metadata and the account of its holder. */
async function nftAccounts(
  { collection, tokenId, mint, accountIndex }: SolanaCollectible,
  { accounts, metadataUrl }: SeedLedgerParameters,
): Promise<readonly EncodedAccount[]> {
  const owner = accounts[accountIndex]?.address
  if (!owner) return []
  const { slug, name: collectionName, standard } = collection
  const { name = '' } = describeCollectible(slug, tokenId) ?? {}
  const uri = `${metadataUrl(slug)}/${tokenId}`
  const metadata = { mint, name, symbol: collectionName.slice(0, longestSymbol), uri }
  if (standard === 'token2022') {
    const token = { mint, programAddress: token2022ProgramAddress }
    return [
      encoded(mint, token2022ProgramAddress, deposit.nftMint, encodeNftMint(metadata)),
      await tokenAccount({ token, owner, amount: 1n }),
    ]
  }
  const token = { mint, programAddress: TOKEN_PROGRAM_ADDRESS }
  const data = encodeMetaplexMetadata({ ...metadata, updateAuthority: createFaucetAccount().address })
  return [
    encoded(mint, TOKEN_PROGRAM_ADDRESS, deposit.mint, encodeMint(0, 1n)),
    encoded(await findMetaplexMetadata(mint), metaplexProgramAddress, deposit.metadata, data),
    await tokenAccount({ token, owner, amount: 1n }),
  ]
}

interface TokenAccountParameters {
  readonly token: Pick<SolanaToken, 'mint' | 'programAddress'>
  readonly owner: Address
  readonly amount: bigint
}

/** The owner's associated token account. */
async function tokenAccount({ token, owner, amount }: TokenAccountParameters): Promise<EncodedAccount> {
  const { mint, programAddress } = token
  const [place] = await findAssociatedTokenPda({ owner, mint, tokenProgram: programAddress })
  const fixedPart = getTokenEncoder().encode({
    mint,
    owner,
    amount,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  })
  const isToken2022 = programAddress === token2022ProgramAddress
  const data = new Uint8Array([...fixedPart, ...(isToken2022 ? immutableOwner : [])])
  return encoded(place, programAddress, isToken2022 ? deposit.token2022 : deposit.token, data)
}

/** Token-2022: account type 2 (token account), then extension 7 (ImmutableOwner) of length 0. */
const immutableOwner = [2, 7, 0, 0, 0]

function encoded(place: Address, programAddress: Address, amount: bigint, data: Uint8Array): EncodedAccount {
  const space = BigInt(data.length)
  return { address: place, programAddress, lamports: lamports(amount), data, executable: false, space }
}
