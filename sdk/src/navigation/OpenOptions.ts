import type { ChainNamespace } from '../networks/Caip.ts'
import type { StandaloneViewName } from './ViewEntry.ts'

export interface OpenOptions {
  /** Default: Account when connected, else Connect. */
  readonly view?: StandaloneViewName
  /** Makes this namespace active before opening. */
  readonly namespace?: ChainNamespace
}
