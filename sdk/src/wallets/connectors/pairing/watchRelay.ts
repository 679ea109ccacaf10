import {
  appConfigurationInvalid,
  projectIdInvalid,
  universalSessionExpired,
} from '@wallet-kit/clients/errors/constants'
import type { PairingClient } from './loadPairingClient.ts'

/** A refusal of the relay that only the developer can do something about. */
export type RelayRefusal =
  | typeof appConfigurationInvalid
  | typeof projectIdInvalid
  | typeof universalSessionExpired

/** Reasons of the hosted relay for closing the socket (code 3000), in lower case. */
const refusals: readonly (readonly [string, RelayRefusal])[] = [
  ['origin not allowed', appConfigurationInvalid],
  ['jwt token is not yet valid', universalSessionExpired],
  ['invalid key', projectIdInvalid],
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
