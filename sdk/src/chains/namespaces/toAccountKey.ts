import type { CaipNetworkId } from '../networks/Caip.ts'
import { getNamespace } from '../networks/getNamespace.ts'
import { namespaceTraits } from './families/traits.ts'

/** A CAIP-10 account id that is equal for equal accounts, however their address is written. */
export function toAccountKey(caipNetworkId: CaipNetworkId, address: string): string {
  return `${caipNetworkId}:${toAddressKey(caipNetworkId, address)}`
}

/** An address that is equal for equal accounts of a network. */
export function toAddressKey(caipNetworkId: CaipNetworkId, address: string): string {
  const ignoresCase = namespaceTraits[getNamespace(caipNetworkId)]?.ignoresAddressCase
  return ignoresCase ? address.toLowerCase() : address
}
