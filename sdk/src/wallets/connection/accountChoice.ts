import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { AccountChoice, Connected } from './ConnectionState.ts'
import { readAddress } from './readStored.ts'

/** Beside the stored address: the wallet's own active account at the time when the visitor picked that address. */
const toKey = (namespace: ChainNamespace) => `@appkit/${namespace}:picked_over`

/** Remembers which account the visitor picked on this site, or that they picked none. */
export function storeChoice(
  storage: KeyValueStorage,
  namespace: ChainNamespace,
  { walletAddress }: Pick<Connected, 'walletAddress'>,
): void {
  if (walletAddress) storage.setItem(toKey(namespace), walletAddress)
  else storage.removeItem(toKey(namespace))
}

/** The visitor's choice on their last visit. It is a hint: only accounts that the wallet shares become active. */
export function readChoice(storage: KeyValueStorage, namespace: ChainNamespace): AccountChoice | undefined {
  const address = readAddress(storage, namespace)
  const walletAddress = storage.getItem(toKey(namespace))
  return address && walletAddress ? { address, walletAddress } : undefined
}
