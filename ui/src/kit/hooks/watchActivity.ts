import type { AppKit } from '@wallet-kit/sdk'
import type { Activity } from '@wallet-kit/sdk/actions'
import { type ActivityParameters, activityInfiniteQueryOptions } from '@wallet-kit/sdk/query'
import { type PagesState, watchPages } from './watchReads.ts'

/** State of an account's history, newest first. */
export type ActivityState = PagesState<Activity>

/** Watches an account's history in the kit's query cache. Returns a function that stops it. */
export function watchActivity(
  kit: AppKit,
  parameters: ActivityParameters,
  onChange: (state: ActivityState) => void,
): () => void {
  return watchPages(kit, activityInfiniteQueryOptions(kit, parameters), onChange)
}
