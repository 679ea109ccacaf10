import { QueryObserver } from '@tanstack/react-query'
import type { AppKit } from '@wallet-kit/sdk'
import { getQueryClient, identityQueryOptions } from '@wallet-kit/sdk/query'

export interface WatchNameParameters {
  readonly address: string
  /** Whether the name may be requested. Otherwise only what has been read already is reported. */
  readonly enabled: boolean
}

/** Watches the name of an account in the kit's query cache. Returns a function that stops it. */
export function watchName(
  kit: AppKit,
  { address, enabled }: WatchNameParameters,
  onChange: (name: string | undefined) => void,
): () => void {
  const observer = new QueryObserver(getQueryClient(kit), {
    ...identityQueryOptions(kit, { address }),
    enabled: enabled && kit.services.dataService !== false,
  })
  const update = () => onChange(observer.getCurrentResult().data?.name ?? undefined)
  const stop = observer.subscribe(update)
  update()
  return stop
}
