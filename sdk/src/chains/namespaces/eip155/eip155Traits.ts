import type { NamespaceTraits } from '../NamespaceTraits.ts'
import { watchAnnouncements } from './discovery/watchAnnouncements.ts'
import { watchInjected } from './discovery/watchInjected.ts'

export const eip155Traits: NamespaceTraits = {
  hasNumericIds: true,
  // Case is a checksum (EIP-55), not part of the address.
  ignoresAddressCase: true,
  hasNames: true,
  watchAnnounced: watchAnnouncements,
  watchInjected,
}
