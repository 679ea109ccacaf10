import { walletSchema } from '@wallet-kit/clients/options/validators'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { Wallet } from '../../foundation/options/OptionData.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'

/** AppKit's key. */
const key = '@appkit/recent_wallets'
const kept = 2

/**
 * The wallets that the visitor has connected last from outside of this browser, newest first, two at most, without
 * those that the host app excludes. Other tabs and scripts of the page write there, too: other values are left out.
 *
 * @example
 * for (const { id, name } of getRecentWallets(kit)) console.log(id, name)
 */
export function getRecentWallets({
  _internal: { storage, stores },
}: KitHandle<Pick<FoundationContext, 'storage' | 'stores'>>): readonly Wallet[] {
  const { includeWalletIds, excludeWalletIds = [] } = stores.options.getState()
  const isOffered = ({ id }: Wallet) =>
    !excludeWalletIds.includes(id) && (includeWalletIds?.includes(id) ?? true)
  return readRecent(storage).filter(isOffered).slice(0, kept)
}

/** Puts a wallet that has been connected first. */
export function addRecentWallet(
  { storage }: Pick<Pick<FoundationContext, 'storage' | 'stores'>, 'storage'>,
  wallet: Wallet,
): void {
  const others = readRecent(storage).filter(({ id }) => id !== wallet.id)
  storage.setItem(key, JSON.stringify([wallet, ...others].slice(0, kept)))
}

function readRecent(storage: KeyValueStorage): readonly Wallet[] {
  const wallets = parse(storage.getItem(key)).flatMap((entry): readonly Wallet[] => {
    const checked = validate(walletSchema, entry)
    const name = checked.ok && toDisplayName(checked.value.name)
    return name ? [{ ...checked.value, name }] : []
  })
  return [...new Map(wallets.map((wallet) => [wallet.id, wallet])).values()]
}

function parse(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.slice(0, 2 * kept) : []
  } catch {
    // Written by another script: treated as empty.
    return []
  }
}
