import type { Wallet } from '@wallet-standard/base'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** A wallet that an extension has put into the page, read and checked. */
export interface FoundWallet {
  /** Stable between page loads: the choice is stored under it. */
  readonly id: string
  readonly name: DisplayName
  /** Image data URI. */
  readonly imageUrl?: string
  readonly info?: { readonly rdns: string; readonly uuid: string }
  readonly provider: object
}

/** Facts about a chain family that are known before any of its code is loaded. */
export interface NamespaceTraits {
  /** Whether chain ids are numbers in hosts' terms. */
  readonly hasNumericIds: boolean
  /** Whether upper and lower case of an address mean the same account. */
  readonly ignoresAddressCase: boolean
  /** Whether accounts have names and avatars at the data service. */
  readonly hasNames: boolean
  /** Listens to wallets that announce themselves by a protocol of this family. Returns a stop function. */
  watchAnnounced?(onFound: (wallet: FoundWallet) => void): () => void
  /** Looks for the wallet that an extension injected under the family's well-known global. */
  watchInjected?(onFound: (wallet: FoundWallet) => void, signal: AbortSignal): void
  /** Whether a Wallet Standard wallet serves this family. Absent where none does. */
  acceptsStandardWallet?(wallet: Pick<Wallet, 'chains' | 'features'>): boolean
}
