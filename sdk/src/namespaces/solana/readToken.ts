import { isAddress } from '@solana/addresses'
import { createLateError } from '../../errors/createLateError.ts'
import type { TokenBalance, TokenBalanceRequest } from '../Namespace.ts'
import { toTokenSymbol } from '../toTokenSymbol.ts'
import { createNodeClient } from './createNodeClient.ts'
import { readAccountData } from './readAccountData.ts'
import { readMint, readTokenAccount, toMetadataAccount } from './tokenData.ts'
import { getTokenAccount, tokenPrograms } from './transferInstructions.ts'

/**
 * Reads what an owner holds of a token of SPL Token or Token-2022 on the associated account. The symbol is the one in
 * the mint, else the one that the metadata program has; a token without a symbol is named by its mint.
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`, `RPC_REPLY_INVALID` when there is no such mint, those of the client
 */
export async function readToken({
  address: owner,
  token: mint,
  network,
  signal = new AbortController().signal,
}: TokenBalanceRequest): Promise<TokenBalance> {
  if (!isAddress(owner)) throw createLateError('CAIP_ADDRESS_INVALID', { context: { address: owner } })
  if (!isAddress(mint)) throw createLateError('CAIP_ADDRESS_INVALID', { context: { address: mint } })
  const holdings = await Promise.all(
    tokenPrograms.map((tokenProgram) => getTokenAccount({ owner, mint, tokenProgram })),
  )
  const [mintAccount, metadata, ...candidates] = await readAccountData(
    createNodeClient(network),
    [mint, await toMetadataAccount(mint), ...holdings],
    signal,
  )
  const facts = readMint(mintAccount, metadata)
  if (!mintAccount || !facts) {
    throw createLateError('RPC_REPLY_INVALID', { context: { method: 'getMultipleAccounts' } })
  }
  const account = candidates.find((candidate) => candidate?.owner === mintAccount.owner)
  return {
    value: (account && readTokenAccount(account.data, owner)?.amount) ?? 0n,
    decimals: facts.decimals,
    symbol: toTokenSymbol(facts.symbol, mint),
  }
}
