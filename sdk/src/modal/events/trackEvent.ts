import type { TrackEvent, TrackedEvent } from '../../foundation/query/TrackEvent.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'

/**
 * Reports what a visitor has done in a view of the host app's own, in the terms of the kit's events. Nothing happens
 * before the kit was used.
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
