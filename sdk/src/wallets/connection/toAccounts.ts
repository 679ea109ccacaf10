import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Account } from './Account.ts'

/** Addresses as accounts of a namespace. */
export function toAccounts(namespace: ChainNamespace, addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ namespace, address, type: 'eoa' }))
}
