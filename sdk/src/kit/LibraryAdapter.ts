import type { ChainNamespace } from '../chains/networks/Caip.ts'
import type { AppKit } from './AppKit.ts'

/**
 * A library of the host app that follows the kit, as AppKit's adapters do: `WagmiAdapter` and its siblings. The kit
 * itself connects every family without one.
 */
export interface LibraryAdapter {
  readonly namespace: ChainNamespace
  /** Only a `ChainAdapter` has a name. */
  readonly name?: undefined
  /** Ties the library to the kit until the kit is destroyed. Called by `createAppKit` and `addAdapter`. */
  attach?(kit: AppKit): void
  /** Unties it. Called by `removeAdapter`, and by `addAdapter` when another one takes its place. */
  detach?(): void
}
