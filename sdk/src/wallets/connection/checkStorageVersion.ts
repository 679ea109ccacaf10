import { chainNamespaces } from '../../chains/namespaces/families/traits.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'

const versionKey = '@appkit/storage_version'

/** Counts up when the format of a value below changes. */
const version = '1'

/**
 * Values in formats of this kit's own. Values that AppKit has too keep its formats; a pairing and a sign-out that is
 * due are plain strings, which outlive any version.
 */
const versionedKeys = [
  '@appkit/native_balance_cache',
  '@appkit/identity_cache',
  '@appkit/recent_recipients',
  '@appkit/sent_transfers',
  '@appkit/sent_swaps',
  '@appkit/open_purchases',
  ...chainNamespaces.map((namespace) => `@appkit/${namespace}:picked_over`),
]

/**
 * Drops values of another version of the kit in formats that this one may misread: a host app may go back to an older
 * release. Without a version, the values are those of AppKit or of the first version, and stay.
 */
export function checkStorageVersion(storage: KeyValueStorage): void {
  const stored = storage.getItem(versionKey)
  if (stored === null || stored === version) return
  for (const key of versionedKeys) storage.removeItem(key)
  markStorageVersion(storage)
}

/** With a connection, and not before: nothing is stored for a visitor who has merely looked. */
export function markStorageVersion(storage: KeyValueStorage): void {
  storage.setItem(versionKey, version)
}
