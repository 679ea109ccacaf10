import type { Nft as ServiceNft } from '@wallet-kit/clients/nft-service/types'
import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { editionsAbi } from '../contracts/abis.ts'
import { describeNft, type NftDescription } from '../dataService/describeNft.ts'
import type { GetBalanceContext } from '../dataService/getBalance.ts'
import type { ServiceAccount } from '../dataService/readAccount.ts'
import type { ContractFacts, IndexedNft } from '../indexer/createIndexStore.ts'

export interface ListNftsParameters {
  readonly account: ServiceAccount
  /** CAIP-2. Default: all chains of the account's namespace. */
  readonly caipNetworkId?: string | undefined
  /** URL of a path of the sandbox. */
  imageUrl(path: string): string
}

/** An NFT in the contract's form. */
export type Nft = ReturnType<typeof toNft>

export type ListNftsResult =
  | { readonly outcome: 'found'; readonly nfts: readonly Nft[] }
  | { readonly outcome: 'unsupported-chain' }
  | { readonly outcome: 'chain-unavailable'; readonly cause: unknown }

/** Lists the NFTs that an account holds now, most recently received first on each chain. */
export async function listNfts(
  context: GetBalanceContext,
  parameters: ListNftsParameters,
): Promise<ListNftsResult> {
  const { account, caipNetworkId } = parameters
  const sources = sourcesOf(context, account).filter(({ id }) => !caipNetworkId || id === caipNetworkId)
  if (sources.length === 0) return { outcome: 'unsupported-chain' }
  try {
    const held = await Promise.all(
      sources.map(async ({ id, read }) => (await read()).map((nft) => toNft(context, parameters, id, nft))),
    )
    return { outcome: 'found', nfts: held.flat() }
  } catch (cause) {
    return { outcome: 'chain-unavailable', cause }
  }
}

interface HeldNft extends IndexedNft {
  readonly quantity: bigint
  readonly facts?: ContractFacts | undefined
}

interface Source {
  readonly id: string
  read(): Promise<readonly HeldNft[]> | readonly HeldNft[]
}

function sourcesOf(context: GetBalanceContext, account: ServiceAccount): readonly Source[] {
  if (account.namespace === 'eip155') {
    return context.chains.map((chain) => ({
      id: chain.caipNetworkId,
      read: () => readEvmNfts(context, chain, account.address),
    }))
  }
  const { solana } = context
  const read = () =>
    solana
      .getNftMints(account.address)
      .map((contract): HeldNft => ({ standard: 'splNft', contract, tokenId: '', quantity: 1n }))
  return [{ id: solana.definition.caipNetworkId, read }]
}

const ownerAbi = parseAbi(['function ownerOf(uint256 tokenId) view returns (address)'])

/** NFTs that the account received and, by the chain, still holds. */
async function readEvmNfts(
  context: GetBalanceContext,
  chain: Chain,
  account: Hex,
): Promise<readonly HeldNft[]> {
  const { caipNetworkId, call } = chain
  const store = await context.indexer.upToDate(chain)
  const received = store.listNfts(caipNetworkId, account.toLowerCase())
  const results = await call.attempt(
    received.map(({ standard, contract, tokenId }) => {
      const id = BigInt(tokenId)
      const data =
        standard === 'erc721'
          ? encodeFunctionData({ abi: ownerAbi, args: [id] })
          : encodeFunctionData({ abi: editionsAbi, functionName: 'balanceOf', args: [account, id] })
      return { method: 'eth_call', params: [{ to: contract, data }, 'latest'] }
    }),
  )
  return received.flatMap((nft, index) => {
    const word = results[index]
    // A token that no longer exists: the call fails.
    if (typeof word !== 'string' || word.length !== wordLength) return []
    const quantity = nft.standard === 'erc721' ? BigInt(BigInt(word) === BigInt(account)) : BigInt(word)
    const facts = store.findContract(caipNetworkId, nft.contract)
    return quantity > 0n ? [{ ...nft, quantity, facts }] : []
  })
}

/** `0x` and 32 bytes. */
const wordLength = 66

function toNft(
  context: GetBalanceContext,
  { imageUrl }: ListNftsParameters,
  chainId: string,
  { quantity, facts, ...nft }: HeldNft,
) {
  const { standard, contract, tokenId } = nft
  const described = describeNft(context, chainId, nft)
  const { name, description, collectionName, imagePath, collectionImagePath, isSpam } = described
  const collection = collectionName ?? facts?.name
  return {
    chainId,
    contract: `${chainId}:${standard === 'splNft' ? contract : getAddress(contract)}`,
    tokenId: standard === 'splNft' ? null : tokenId,
    standard: standardOf(standard, described),
    quantity: `${quantity}`,
    collection:
      collection === undefined
        ? null
        : {
            name: collection,
            imageUrl: collectionImagePath === undefined ? null : imageUrl(collectionImagePath),
          },
    name: name ?? null,
    description: description ?? null,
    image: imagePath === undefined ? null : { url: imageUrl(imagePath), contentType: 'image/svg+xml' },
    isSpam,
  }
}

function standardOf(standard: IndexedNft['standard'], described: NftDescription): ServiceNft['standard'] {
  if (standard === 'erc721' || standard === 'erc1155') return standard
  // A mint without metadata: that of the newer program could have some.
  return described.standard ?? 'token2022'
}
