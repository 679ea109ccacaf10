import type { AppKit } from '@wallet-kit/sdk'
import type { OnrampOptions } from '@wallet-kit/sdk/actions'
import { getQueryClient, onrampOptionsQueryOptions, QueryObserver } from '@wallet-kit/sdk/query'

/** State of the tokens and currencies on sale. */
export interface OnrampOptionsState {
  /** `undefined` until it is known. */
  readonly data: OnrampOptions | undefined
}

/** Watches what can be bought on the active network in the kit's query cache. Returns a function that stops it. */
export function watchOnrampOptions(kit: AppKit, onChange: (state: OnrampOptionsState) => void): () => void {
  const observer = new QueryObserver(getQueryClient(kit), onrampOptionsQueryOptions(kit))
  const update = () => onChange({ data: observer.getCurrentResult().data })
  const stop = observer.subscribe(update)
  update()
  return stop
}
