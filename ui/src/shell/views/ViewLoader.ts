import type { ViewName } from '@wallet-kit/sdk'
import type { ViewDefinition } from './ViewDefinition.ts'

/** The loaded views of one modal, and a way to load more. */
export interface ViewLoader {
  /** The view, if it is loaded. */
  get(name: ViewName): ViewDefinition | undefined
  /** Loads a view with its messages. Rejects when its code fails to load or the view does not exist. */
  load(name: ViewName): Promise<ViewDefinition>
}
