import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { ResolvedOptions } from './ResolvedOptions.ts'

/** The part of a kit that knows the options in force. */
export interface OptionsContext {
  readonly stores: { readonly options: Pick<ReadableStore<ResolvedOptions>, 'getState'> }
}
