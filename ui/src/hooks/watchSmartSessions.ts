import { QueryObserver } from '@tanstack/react-query'
import type { AppKit } from '@wallet-kit/sdk'
import type { SmartSession } from '@wallet-kit/sdk/actions'
import {
  getQueryClient,
  type SmartSessionsParameters,
  smartSessionsQueryOptions,
} from '@wallet-kit/sdk/query'

/** What is known of an account's smart sessions. */
export interface SmartSessionsState {
  /** `undefined` until they are known. */
  readonly data: readonly SmartSession[] | undefined
  /** Error of the last read; the last list stays. */
  readonly error: unknown
}

/** Watches an account's smart sessions in the kit's query cache. Returns a function that stops it. */
export function watchSmartSessions(
  kit: AppKit,
  parameters: SmartSessionsParameters,
  onChange: (state: SmartSessionsState) => void,
): () => void {
  const observer = new QueryObserver(getQueryClient(kit), smartSessionsQueryOptions(kit, parameters))
  const update = () => {
    const { data, error } = observer.getCurrentResult()
    onChange({ data, error: error ?? undefined })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}
