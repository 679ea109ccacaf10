import { randomBytes } from 'node:crypto'
import { type Hash, toHex } from 'viem'

/** The calls of one `wallet_sendCalls`, sent as one transaction each. */
export interface CallBundle {
  readonly userId: string
  readonly chainId: number
  readonly version: string
  readonly hashes: readonly Hash[]
}

/** Sent bundles, by the id that `wallet_getCallsStatus` names. */
export interface CallBundles {
  add(bundle: CallBundle): string
  find(id: string): CallBundle | undefined
  clear(): void
}

export function createCallBundles(): CallBundles {
  const bundles = new Map<string, CallBundle>()
  return {
    add(bundle) {
      const id = toHex(new Uint8Array(randomBytes(32)))
      bundles.set(id, bundle)
      return id
    },
    find: (id) => bundles.get(id),
    clear: () => bundles.clear(),
  }
}
