import type { PairingClient } from './loadPairingClient.ts'

/** A refusal of the relay that only the developer can do something about. */
export type RelayRefusal = 'APP_CONFIGURATION_INVALID' | 'PROJECT_ID_INVALID' | 'UNIVERSAL_SESSION_EXPIRED'

/** What the hosted relay states as it closes the socket (code 3000), in lower case. */
const refusals: readonly (readonly [string, RelayRefusal])[] = [
  ['origin not allowed', 'APP_CONFIGURATION_INVALID'],
  ['jwt token is not yet valid', 'UNIVERSAL_SESSION_EXPIRED'],
  ['invalid key', 'PROJECT_ID_INVALID'],
]

/** Reports why the relay refuses this page, each time that it does, until the signal aborts. */
export function watchRelay(
  client: PairingClient,
  lifetime: AbortSignal,
  report: (refusal: RelayRefusal) => void,
): void {
  const { relayer } = client.client.core
  const onError = (error: unknown) => {
    const text = String((error as { readonly message?: unknown } | undefined)?.message).toLowerCase()
    const [, refusal] = refusals.find(([part]) => text.includes(part)) ?? []
    if (refusal) report(refusal)
  }
  relayer.on('relayer_error', onError)
  lifetime.addEventListener('abort', () => relayer.off('relayer_error', onError), { once: true })
}
