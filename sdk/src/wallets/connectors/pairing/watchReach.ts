import { wait } from '../../../foundation/platform/wait.ts'
import type { PairingClient } from './loadPairingClient.ts'

/** Time limit for the socket to open, or to open again, before the relay counts as unreachable, in ms. */
const openLimit = 5_000

/**
 * Reports whether the relay answers: `true` each time that the socket opens, `false` when it has not within the limit
 * after a code was begun, or after it was closed. The client reports no failure to open, and tries again by itself as
 * long as it has a code or a session, with pauses of one to five seconds.
 *
 * @returns a function to be called when a code is begun
 */
export function watchReach(
  client: PairingClient,
  lifetime: AbortSignal,
  report: (isReached: boolean) => void,
): () => void {
  const { relayer } = client.client.core
  let looking = new AbortController()
  const onOpen = () => {
    looking.abort()
    report(true)
  }
  const look = () => {
    looking.abort()
    looking = new AbortController()
    wait(openLimit, AbortSignal.any([lifetime, looking.signal])).then(
      () => {
        // A client that has stopped trying, e.g. because the relay has refused this page, would not try again. Older
        // clients of host apps do not report it.
        const isTrying = relayer.connecting || relayer.subscriber?.hasAnyTopics
        if (!relayer.connected && isTrying && !relayer.transportExplicitlyClosed) report(false)
      },
      // The socket has opened, or another wait has begun, or the kit has been destroyed.
      () => undefined,
    )
  }
  relayer.on('relayer_connect', onOpen)
  relayer.on('relayer_disconnect', look)
  lifetime.addEventListener(
    'abort',
    () => {
      relayer.off('relayer_connect', onOpen)
      relayer.off('relayer_disconnect', look)
    },
    { once: true },
  )
  return look
}
