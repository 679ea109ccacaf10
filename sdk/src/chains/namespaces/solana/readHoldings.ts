import { type Address, isAddress } from '@solana/addresses'
import { caipAddressInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { TokenHoldingsRequest } from '../Namespace.ts'
import type { TokenHolding } from '../TokenHolding.ts'
import { createNodeClient, type NodeClient } from './createNodeClient.ts'
import { listTokenAccounts } from './listTokenAccounts.ts'
import { readAccountData } from './readAccountData.ts'
import { type MintFacts, readMint, toMetadataAccount } from './tokenData.ts'
import { tokenPrograms } from './transferInstructions.ts'

/** Accounts that a node returns in one request. */
const readSize = 100

/**
 * Reads an owner's SOL and the balances of accounts of SPL Token and Token-2022; several accounts of one mint are one
 * holding. Empty accounts and collectibles are left out.
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`, those of the client
 */
export async function readHoldings({
  address: owner,
  network,
  signal = new AbortController().signal,
}: TokenHoldingsRequest): Promise<readonly TokenHolding[]> {
  if (!isAddress(owner)) throw createError(caipAddressInvalid, { context: redactContext({ address: owner }) })
  const client = createNodeClient(network)
  const [coin, ...owned] = await Promise.all([
    client.request({ method: 'getBalance', params: [owner, { commitment: 'confirmed' }] }, signal),
    ...tokenPrograms.map((programId) => listTokenAccounts(client, owner, { programId }, signal)),
  ])
  const amounts = new Map<Address, bigint>()
  for (const { mint, amount } of owned.flat()) {
    if (amount > 0n) amounts.set(mint, (amounts.get(mint) ?? 0n) + amount)
  }
  const mints = await readMints(client, [...amounts.keys()], signal)
  const { name, symbol, decimals } = network.nativeCurrency
  const own: TokenHolding = { name, symbol, decimals, amount: BigInt(coin.value) }
  const tokens = [...amounts].flatMap(([mint, amount]): TokenHolding[] => {
    const facts = mints.get(mint)
    if (!facts || facts.isCollectible) return []
    const { decimals, name, symbol } = facts
    return [{ decimals, name, symbol, address: mint, amount }]
  })
  return [own, ...tokens].filter(({ amount }) => amount > 0n)
}

async function readMints(
  client: NodeClient,
  mints: readonly Address[],
  signal: AbortSignal,
): Promise<ReadonlyMap<Address, MintFacts>> {
  const pairs = await Promise.all(mints.map(async (mint) => [mint, await toMetadataAccount(mint)] as const))
  const addresses = pairs.flat()
  const parts = Array.from({ length: Math.ceil(addresses.length / readSize) }, (_, index) =>
    addresses.slice(index * readSize, (index + 1) * readSize),
  )
  const accounts = (await Promise.all(parts.map((part) => readAccountData(client, part, signal)))).flat()
  return new Map(
    mints.flatMap((mint, index) => {
      const facts = readMint(accounts[2 * index], accounts[2 * index + 1])
      return facts ? [[mint, facts] as const] : []
    }),
  )
}
