import { QueryObserver } from '@tanstack/react-query'
import type { AppKit } from '@wallet-kit/sdk'
import { getStoredName } from '@wallet-kit/sdk/actions'
import { getQueryClient, identityQueryOptions } from '@wallet-kit/sdk/query'

export interface WatchNameParameters {
  readonly address: string
  /** Whether the name may be requested: the account is connected. Otherwise only what is known already is reported. */
  readonly enabled: boolean
}

/**
 * Watches the name of an account in the kit's query cache; until it has been read, that of the last visit. Returns a
 * function that stops it.
 */
export function watchName(
  kit: AppKit,
  { address, enabled }: WatchNameParameters,
  onChange: (name: string | undefined) => void,
): () => void {
  const isOffered = kit.services.dataService !== false
  const observer = new QueryObserver(getQueryClient(kit), {
    ...identityQueryOptions(kit, { address }),
    enabled: enabled && isOffered,
  })
  const update = () => {
    const { data, isFetching } = observer.getCurrentResult()
    const isAwaited = isOffered && (!enabled || isFetching)
    onChange((data ? data.name : isAwaited && getStoredName(kit, { address })) || undefined)
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}
