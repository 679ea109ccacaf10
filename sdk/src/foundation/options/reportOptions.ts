import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { OptionData } from './OptionData.ts'
import type { ResolvedOptions } from './ResolvedOptions.ts'
import { reportIgnoredOptions } from './reportIgnoredOptions.ts'
import { reportInvalidOptions } from './reportInvalidOptions.ts'

/**
 * Warns the developer about options that are invalid or have no effect: those given, and those that have been set since
 * and are set until `lifetime` ends.
 */
export function reportOptions({
  given,
  stores,
  lifetime,
}: Pick<FoundationContext, 'lifetime'> & {
  /** The options that were passed to `createAppKit`. */
  readonly given: Partial<OptionData>
  readonly stores: { readonly options: ReadableStore<ResolvedOptions> }
}): void {
  if (lifetime.aborted) return
  reportInvalidOptions(given)
  const stop = reportIgnoredOptions(given, stores.options)
  lifetime.addEventListener('abort', stop, { once: true })
}
