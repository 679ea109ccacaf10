import { warn } from '../../foundation/platform/warn.ts'
import type { ModalContext } from '../navigation/ModalContext.ts'
import type { EventsState, KitEvent } from './EventsState.ts'
import { loadEventsUse } from './loadEventsUse.ts'

/** A visitor's first events. */
const beginnings: readonly KitEvent['event'][] = ['MODAL_OPEN', 'SELECT_WALLET']

/**
 * Sends events to the analytics service that the host names. Nothing is sent before the visitor has clicked in the
 * page and the kit was opened, nothing under Global Privacy Control (https://w3c.github.io/gpc/), and nothing without
 * the leave of the wallet directory, which is asked with the first event.
 */
export function watchAnalytics(context: ModalContext): void {
  let hasBegun = false
  let sender: Promise<(event: EventsState) => Promise<void>> | undefined
  const stop = context.stores.events.subscribe((event) => {
    if (!hasUserActivated()) return
    hasBegun ||= beginnings.includes(event.data.event)
    if (!hasBegun || !isWanted(context) || isRefused()) return
    sender ??= loadEventsUse().then(({ createEventSender }) => createEventSender(context))
    sender.then(
      (send) => send(event),
      (error: unknown) => {
        sender = undefined
        warn('The code that sends events could not be loaded.', error)
      },
    )
  })
  context.lifetime.addEventListener('abort', stop, { once: true })
}

function isWanted({ stores }: ModalContext): boolean {
  const { features, services } = stores.options.getState()
  return features.analytics === true && services.analytics !== false && services.walletDirectory !== false
}

function hasUserActivated(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive === true
}

/** Whether the browser asks sites not to share data about its user. */
function isRefused(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}
