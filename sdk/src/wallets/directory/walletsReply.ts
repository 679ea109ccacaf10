import { serviceReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { countDroppedItems } from '@wallet-kit/clients/runtime/validators/validItems'
import type {
  GetWalletsQuery,
  GetWalletsReply,
  WalletEntry,
} from '@wallet-kit/clients/wallet-directory/types'
import { createError } from '../../foundation/errors/createError.ts'
import { type DisplayName, toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { Wallet } from '../../foundation/options/OptionData.ts'

/** An entry of the directory. Its image is at the directory, never at a URL of the entry's own choice. */
export interface DirectoryWallet extends Omit<Wallet, 'image_url'> {
  readonly name: DisplayName
  readonly image_url?: undefined
}

/** Part of the directory. It does not say which of its wallets are installed: join with `matchConnectors`. */
export interface WalletsPage {
  readonly wallets: readonly DirectoryWallet[]
  /** Number of all wallets, not only here. */
  readonly count: number
  /** Entries of this part that were left out, because they do not match the directory's contract. */
  readonly dropped: number
}

/** A reply of the directory with its safe wallets, which `data` lists as well. */
export interface SafeWalletsReply extends WalletsPage, GetWalletsReply {
  readonly count: number
}

/** The wallets of a reply that are safe to show, each once, and none that was not requested. */
export function toSafeWallets(query: GetWalletsQuery, { data, count }: GetWalletsReply): SafeWalletsReply {
  const named = data.flatMap(toDirectoryWallet)
  const dropped = countDroppedItems(data) + data.length - named.length
  const { include, exclude, entries } = query
  // Others could hide an installed wallet as excluded, or replace a featured one.
  const requested = named.filter(({ id }) => include?.includes(id) !== false && !exclude?.includes(id))
  const wallets = [...new Map(requested.map((wallet) => [wallet.id, wallet])).values()].slice(0, entries)
  return { wallets, data: wallets, count, dropped }
}

/**
 * Like {@link toSafeWallets}, for a part of the directory that is shown as a list.
 *
 * @throws WalletKitError `SERVICE_REPLY_INVALID` when not one of the entries matches the contract, since an empty list
 * would look as if there were no wallets
 */
export function toSafeWalletList(query: GetWalletsQuery, reply: GetWalletsReply): SafeWalletsReply {
  const page = toSafeWallets(query, reply)
  const { wallets, dropped } = page
  if (wallets.length > 0 || dropped === 0) return page
  throw createError(serviceReplyInvalid, {
    context: { service: 'walletDirectory', operation: 'getWallets', dropped },
  })
}

/** Makes strangers' texts of an entry safe to show. `undefined` without a visible name. */
function toDirectoryWallet({ image_url: _, description: __, ...wallet }: WalletEntry) {
  const name = toDisplayName(wallet.name)
  // The same rule as for announced wallets: anything else is no rdns, and matches none.
  const rdns = wallet.rdns && /^[\w.-]{1,128}$/.test(wallet.rdns) ? wallet.rdns : null
  return name ? [{ ...wallet, name, rdns }] : []
}
