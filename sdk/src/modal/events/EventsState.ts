import type { TrackedEvent } from '../../foundation/query/TrackEvent.ts'

/**
 * Something that the visitor has done or that has happened to them. Names and properties are AppKit's, as
 * `schemas/services/analytics.openapi.yaml` describes them; an address is never part of it.
 */
export type KitEvent = TrackedEvent | { readonly type: 'track'; readonly event: 'MODAL_CREATED' }

/** The last event, in the shape of AppKit's hook. */
export interface EventsState {
  /** When it happened, in ms since 1970; 0 for `MODAL_CREATED`, which is the state at creation. */
  readonly timestamp: number
  /** Codes of failures to send events. Empty: events go to subscribers only. */
  readonly reportedErrors: Readonly<Record<string, boolean>>
  readonly data: KitEvent
}

/** Nothing has happened. */
export const noEvents: EventsState = {
  timestamp: 0,
  reportedErrors: {},
  data: { type: 'track', event: 'MODAL_CREATED' },
}
