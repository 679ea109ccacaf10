import type { ViewName } from '@wallet-kit/sdk'
import type { ComponentType } from 'react'
import type { MessageSet } from '../../messages/MessageSet.ts'

/** A view as the shell knows it. Each folder in `views/` exports one. */
export interface ViewDefinition {
  readonly Component: ComponentType
  /** Messages of everything that the view renders: loaded with it in the user's locale. */
  readonly messages: readonly MessageSet[]
  /** Hook: the visible title, which names the dialog. */
  readonly useTitle: () => string
  /**
   * Where the focus lands when the modal opens here: on the first control of the view, or on the heading when
   * the view is mostly text or its first act is risky.
   */
  readonly initialFocus: 'control' | 'heading'
  /** Stands where the back button would be, when there is nothing to go back to. */
  readonly HeaderStart?: ComponentType
  /** Takes the place of the back button even when there is something to go back to. */
  readonly hidesBack?: boolean
  /** Views that often follow: fetched when this one is shown and the page is idle. */
  readonly next?: readonly ViewName[]
}
