import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { createTimedCache, type TimedCache } from '../../foundation/storage/createTimedCache.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { readAddress } from '../../wallets/connection/readStored.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { hasNames } from './hasNames.ts'
import { isPlainName } from './toDomainName.ts'

/** As AppKit stores it. */
interface StoredIdentity {
  readonly identity: { readonly name: string | null }
}

export interface GetStoredNameParameters {
  readonly address: string
}

/** In ms, 30 days: it is read anew as soon as the account is connected. */
const life = 30 * 24 * 60 * 60_000

function openCache(storage: KeyValueStorage): TimedCache<StoredIdentity> {
  return createTimedCache(storage, {
    key: '@appkit/identity_cache',
    life,
    isEntry: (value): value is StoredIdentity => {
      const { identity } = value as { readonly identity?: { readonly name?: unknown } | null }
      const name = identity?.name
      return name === null || (typeof name === 'string' && isPlainName(name))
    },
  })
}

/**
 * The name that an account had on the last visit, until its wallet has answered and the name is read anew. `undefined`
 * where the active network has no names, and for names with other letters than `a` to `z`, which are checked by code that
 * is loaded with the reading.
 *
 * @example
 * const name = getStoredName(kit, { address })
 */
export function getStoredName(
  { _internal: { storage, stores } }: KitHandle<WalletsContext>,
  { address }: GetStoredNameParameters,
): string | undefined {
  const { active } = stores.networks.getState()
  if (!hasNames(active)) return undefined
  return openCache(storage).get(toAddressKey(active.caipNetworkId, address))?.identity.name ?? undefined
}

/** Remembers the name of the account that the next visit starts with; `null`: it has none. */
export function storeName(
  { storage }: Pick<WalletsContext, 'storage'>,
  { chainNamespace, caipNetworkId }: CaipNetwork,
  { address, name }: { readonly address: string; readonly name: string | null },
): void {
  const stored = readAddress(storage, chainNamespace)
  const id = toAddressKey(caipNetworkId, address)
  if (!stored || toAddressKey(caipNetworkId, stored) !== id) return
  openCache(storage).set(id, { identity: { name: name && isPlainName(name) ? name : null } })
}
