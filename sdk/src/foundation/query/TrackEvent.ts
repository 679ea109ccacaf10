import type { AnalyticsEventProps } from '@wallet-kit/clients/analytics/types'

type WithoutAddress<Event> = Event extends unknown ? Omit<Event, 'address'> : never

/** An event of the contract `schemas/services/analytics.openapi.yaml`, without the account's address. */
export type TrackedEvent = WithoutAddress<AnalyticsEventProps>

/** Reports an event to the subscribers of the kit. */
export type TrackEvent = (event: TrackedEvent) => void
