import type { ServiceContext } from '../../foundation/query/ServiceContext.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { EventsState } from './EventsState.ts'

/** The part of a kit whose events may be sent to the analytics service. */
export interface AnalyticsContext extends ServiceContext {
  readonly stores: ServiceContext['stores'] & { readonly events: ReadableStore<EventsState> }
}
