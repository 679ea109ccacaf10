import type { AppKit } from '@wallet-kit/sdk'
import type { SmartSession } from '@wallet-kit/sdk/actions'
import { type SmartSessionsParameters, smartSessionsQueryOptions } from '@wallet-kit/sdk/query'
import { type ReadState, watchRead } from './watchReads.ts'

/** State of an account's smart sessions. */
export type SmartSessionsState = ReadState<readonly SmartSession[]>

/** Watches an account's smart sessions in the kit's query cache. Returns a function that stops it. */
export function watchSmartSessions(
  kit: AppKit,
  parameters: SmartSessionsParameters,
  onChange: (state: SmartSessionsState) => void,
): () => void {
  return watchRead(kit, smartSessionsQueryOptions(kit, parameters), onChange)
}
