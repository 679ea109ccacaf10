import type { ViewName } from '@wallet-kit/sdk'
import type { ComponentType } from 'react'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'

/** A view's contract with the shell. */
export interface ViewDefinition {
  readonly Component: ComponentType
  /** Hook: the visible title, which names the dialog. */
  readonly useTitle: () => string
  /**
   * Focus when the modal opens here: on the first control of the view, or on the heading when
   * the view is mostly text or its first action is risky.
   */
  readonly initialFocus: 'control' | 'heading'
  /**
   * The view offers ways to connect, which take the user's agreement where the host app asks for it. Its checkbox is
   * above the view: always (`asked`), or only where the user has not agreed before (`due`).
   */
  readonly consent?: 'asked' | 'due'
  /** Shown in place of the back button when there is no earlier view. */
  readonly HeaderStart?: ComponentType
  /** Shown before the button that closes. */
  readonly HeaderEnd?: ComponentType
  /** Actions below the view, which stay while it scrolls. */
  readonly Footer?: ComponentType
  /** Hides the back button even when there is an earlier view. */
  readonly hidesBack?: boolean
  /** Views that often follow: loaded when this one is shown and the page is idle. */
  readonly next?: readonly ViewName[]
  /** The controls that open the views of `next` load them when they are hovered or focused: before only where nothing hovers. */
  readonly hintsNext?: boolean
  /** Reads what the view shows first, ahead of the click that opens it. Reports nothing: the view reads it again. */
  readonly prefetch?: (kit: ReactAppKit) => void
}

/** Definitions of an area by name of the view: its entry in the registry. */
export type ViewDefinitions = Readonly<Partial<Record<ViewName, ViewDefinition>>>
