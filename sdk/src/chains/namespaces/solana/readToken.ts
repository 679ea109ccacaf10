import { isAddress } from '@solana/addresses'
import { caipAddressInvalid, rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { TokenBalance, TokenBalanceRequest } from '../Namespace.ts'
import { toTokenSymbol } from '../toTokenSymbol.ts'
import { createNodeClient } from './createNodeClient.ts'
import { listTokenAccounts } from './listTokenAccounts.ts'
import { readAccountData } from './readAccountData.ts'
import { readMint, toMetadataAccount } from './tokenData.ts'

/**
 * Reads an owner's balance of a token of SPL Token or Token-2022, over all of the owner's accounts for it. The symbol
 * is the one in the mint, else the one that the metadata program has; a token without a symbol is named by its mint.
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`, `RPC_REPLY_INVALID` when there is no such mint, those of the client
 */
export async function readToken({
  address: owner,
  token: mint,
  network,
  signal = new AbortController().signal,
}: TokenBalanceRequest): Promise<TokenBalance> {
  if (!isAddress(owner)) throw createError(caipAddressInvalid, { context: redactContext({ address: owner }) })
  if (!isAddress(mint)) throw createError(caipAddressInvalid, { context: redactContext({ address: mint }) })
  const client = createNodeClient(network)
  const [mintAccount, metadata] = await readAccountData(client, [mint, await toMetadataAccount(mint)], signal)
  const facts = readMint(mintAccount, metadata)
  if (!facts) throw createError(rpcReplyInvalid, { context: { method: 'getMultipleAccounts' } })
  // Only now: nodes refuse to list the accounts of a mint that does not exist.
  const accounts = await listTokenAccounts(client, owner, { mint }, signal)
  return {
    value: accounts.reduce((sum, { amount }) => sum + amount, 0n),
    decimals: facts.decimals,
    symbol: toTokenSymbol(facts.symbol, mint),
  }
}
