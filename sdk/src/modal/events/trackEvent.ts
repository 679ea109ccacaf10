import type { TrackEvent, TrackedEvent } from '../../foundation/query/TrackEvent.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'

/**
 * Reports an action of a visitor in a view of the host app's own, as an event of the kit. Nothing happens before the
 * kit was used.
 *
 * @example
 * trackEvent(kit, { type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: false } })
 */
export function trackEvent(
  { _internal }: KitHandle<{ readonly track?: TrackEvent | undefined }>,
  event: TrackedEvent,
): void {
  _internal.track?.(event)
}
