import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'

const key = '@appkit/recent_recipients'
const kept = 20
/** Longest address that is read back. */
const longest = 128

/** Accounts that the visitor has sent to on networks of a family, newest first. */
export function getRecentRecipients(
  { storage }: Pick<FoundationContext, 'storage'>,
  caipNetworkId: CaipNetworkId,
): readonly string[] {
  return readAll(storage)[getNamespace(caipNetworkId)] ?? []
}

export function addRecentRecipient(
  { storage }: Pick<FoundationContext, 'storage'>,
  caipNetworkId: CaipNetworkId,
  address: string,
): void {
  const namespace = getNamespace(caipNetworkId)
  const all = readAll(storage)
  const added = toAddressKey(caipNetworkId, address)
  const others = (all[namespace] ?? []).filter((other) => toAddressKey(caipNetworkId, other) !== added)
  storage.setItem(key, JSON.stringify({ ...all, [namespace]: [address, ...others].slice(0, kept) }))
}

/** Other scripts of the page can write there, too: other values are dropped. */
function readAll(storage: KeyValueStorage): Partial<Record<ChainNamespace, readonly string[]>> {
  const entries = Object.entries(parse(storage.getItem(key))).flatMap(([namespace, list]) =>
    Array.isArray(list)
      ? [
          [
            namespace,
            list.filter((item) => typeof item === 'string' && item.length <= longest).slice(0, kept),
          ],
        ]
      : [],
  )
  return Object.fromEntries(entries)
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Written by another script: treated as empty.
    return {}
  }
}
