import type { AppKit } from '@wallet-kit/sdk'
import { getStoredName } from '@wallet-kit/sdk/actions'
import { getQueryClient, identityQueryOptions, QueryObserver } from '@wallet-kit/sdk/query'

export interface WatchIdentityParameters {
  readonly address: string
  /** Whether it may be requested: the account is connected. Otherwise only known values are reported. */
  readonly enabled: boolean
}

/** Name and avatar of an account, as far as they are known. */
export interface ShownIdentity {
  readonly name?: string | undefined
  /** URL of an image on one of the kit's own services. */
  readonly avatar?: string | undefined
}

/**
 * Watches name and avatar of an account in the kit's query cache; until they have been read, the name is that of the
 * last visit. Returns a function that stops it.
 */
export function watchIdentity(
  kit: AppKit,
  { address, enabled }: WatchIdentityParameters,
  onChange: (identity: ShownIdentity) => void,
): () => void {
  const isOffered = kit.services.dataService !== false
  const observer = new QueryObserver(getQueryClient(kit), {
    ...identityQueryOptions(kit, { address }),
    enabled: enabled && isOffered,
  })
  const update = () => {
    const { data, isFetching } = observer.getCurrentResult()
    const isAwaited = isOffered && (!enabled || isFetching)
    onChange({
      name: (data ? data.name : isAwaited && getStoredName(kit, { address })) || undefined,
      // An image is a request of its own: none for an account that may have left.
      avatar: (enabled && data?.avatar) || undefined,
    })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}
