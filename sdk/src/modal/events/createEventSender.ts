import { createClient, sendEvent } from '@wallet-kit/clients/analytics/client'
import type { AnalyticsEventProps } from '@wallet-kit/clients/analytics/types'
import { getAnalyticsConfig } from '@wallet-kit/clients/wallet-directory/client'
import { redact } from '../../foundation/errors/redact.ts'
import { getClientOptions } from '../../foundation/query/getClientOptions.ts'
import { getDirectory } from '../../wallets/directory/client.ts'
import type { ModalContext } from '../navigation/ModalContext.ts'
import type { EventsState, KitEvent } from './EventsState.ts'

/** Returns what sends an event, once the wallet directory has agreed. It never rejects: losing an event is no failure of the page. */
export function createEventSender(context: ModalContext): (event: EventsState) => Promise<void> {
  const client = createClient(getClientOptions(context, 'analytics'))
  const hasLeave = getAnalyticsConfig(getDirectory(context), {}, { signal: context.lifetime }).then(
    ({ isAnalyticsEnabled }) => isAnalyticsEnabled,
    // Without an answer there is no leave.
    () => false,
  )

  return async ({ timestamp, data }) => {
    if (!isReported(data) || !(await hasLeave)) return
    const body = {
      eventId: crypto.randomUUID(),
      // A query or fragment may hold secrets.
      url: location.origin + location.pathname,
      domain: location.hostname,
      timestamp,
      props: redact(data) as AnalyticsEventProps,
    }
    // Outlives the page, for the last event of a visit.
    await sendEvent(client, { body }, { keepalive: true }).catch(() => undefined)
  }
}

function isReported(event: KitEvent): event is Exclude<KitEvent, { readonly event: 'MODAL_CREATED' }> {
  return event.event !== 'MODAL_CREATED'
}
