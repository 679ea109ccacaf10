import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { isCaipNetworkId } from '../../chains/networks/isCaipNetworkId.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'

const toKey = (namespace: ChainNamespace) => `@appkit/${namespace}:chosen_network`

/** Remembers the network of a family that the visitor has chosen last: the next wallet of it is asked to move there. */
export function storeNetworkChoice(storage: KeyValueStorage, id: CaipNetworkId): void {
  storage.setItem(toKey(getNamespace(id)), id)
}

/** Forgets the choice: the wallet has declined it, or its user has moved on in the wallet. */
export function forgetNetworkChoice(storage: KeyValueStorage, namespace: ChainNamespace): void {
  storage.removeItem(toKey(namespace))
}

/** The network of this family that the visitor has chosen last on this site. It may not be offered any more. */
export function readNetworkChoice(
  storage: KeyValueStorage,
  namespace: ChainNamespace,
): CaipNetworkId | undefined {
  const id = storage.getItem(toKey(namespace))
  return isCaipNetworkId(id) && getNamespace(id) === namespace ? id : undefined
}
