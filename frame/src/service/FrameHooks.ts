import type { Hex } from 'viem'
import type { Addresses } from '../keys/derive/Addresses.ts'

/** A permission that a smart account has granted, as the chain knows it. */
export interface GrantedPermission {
  /** Hash of the delegation. */
  readonly pci: Hex
  readonly context: Hex
  /** Page that it was granted to, of which the chain knows nothing. */
  readonly hostOrigin: string
}

/** Told by the service while a request waits; whatever they throw fails the request. */
export interface FrameHooks {
  /** A user has logged in, or got their key. */
  accountOpened?(addresses: Addresses): Promise<void>
  permissionGranted?(permission: GrantedPermission): Promise<void>
}
