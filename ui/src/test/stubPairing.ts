import type { UniversalProvider } from '@wallet-kit/sdk'
import { declines } from '@wallet-kit/sdk/testing'

/** Outcome of each code: never ready, on display, declined on the phone, or refused by the relay. */
export type PairingOutcome = 'never' | 'shown' | 'declined' | 'down'

/** A host app's own pairing client, without a relay. */
export function stubPairing(outcome: PairingOutcome): UniversalProvider {
  const listeners = new Set<(uri: string) => void>()
  const noEvents = { on: () => undefined, off: () => undefined }
  return {
    client: {
      ...noEvents,
      session: { getAll: () => [], get: () => undefined },
      core: { relayer: noEvents, verify: {} },
    },
    on(event, listener) {
      if (event === 'display_uri') listeners.add(listener as never)
    },
    removeListener: (_, listener) => listeners.delete(listener as never),
    async connect() {
      if (outcome === 'down') throw new Error('Publish failed')
      if (outcome !== 'never') for (const show of listeners) show('wc:topic@2?relay-protocol=irn&symKey=00')
      if (outcome === 'declined') throw declines.pairing()
      return new Promise<never>(() => undefined)
    },
    request: () => Promise.reject(new Error('No session')),
    disconnect: async () => undefined,
  }
}
