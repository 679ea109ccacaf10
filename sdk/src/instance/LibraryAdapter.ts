import type { ChainNamespace } from '../networks/Caip.ts'
import type { AppKit } from './AppKit.ts'

/**
 * A library of the host app that follows the kit, as AppKit's adapters do: `WagmiAdapter` and its siblings. The kit
 * itself connects every family without one.
 */
export interface LibraryAdapter {
  readonly namespace: ChainNamespace
  /** Only a `ChainAdapter` has a name. */
  readonly name?: undefined
  /** Ties the library to the kit until the kit is destroyed. Called once, by `createAppKit`. */
  attach?(kit: AppKit): void
}
