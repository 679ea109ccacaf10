import { createEventTracker, type EventTracker } from '../modal/events/createEventTracker.ts'
import { recordLogs } from '../modal/events/recordLogs.ts'
import { watchAnalytics } from '../modal/events/watchAnalytics.ts'
import { createNavigation, type Navigation } from '../modal/navigation/createNavigation.ts'
import type { GuardedSIWX } from '../signIn/siwx/guardSIWX.ts'
import type { KitContext } from './KitContext.ts'

interface ModalEffects {
  /** Cancels the attempt to connect. */
  cancelAttempt(): void
  /** The view of a signature was left. */
  signInLeft(): void
  /** The view of requests was left. */
  requestsLeft(): void
}

interface Modal {
  readonly navigation: Navigation
  readonly events: EventTracker
}

/** Derives events from the stores, and moves the modal. */
export function startModal(context: KitContext, siwx: GuardedSIWX | undefined, effects: ModalEffects): Modal {
  const { getConnection, stores } = context
  recordLogs(context)
  const events = createEventTracker(context)
  watchAnalytics(context)
  const navigation = createNavigation({
    state: { stores, siwx, getConnection, isLikeAppKit: context.isLikeAppKit === true },
    store: stores.modal,
    isEmbedded: stores.options.getState().enableEmbedded,
    ...effects,
  })
  return { navigation, events }
}
