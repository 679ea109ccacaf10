import { warn } from '../../foundation/platform/warn.ts'
import type { Navigation } from './createNavigation.ts'
import type { ModalContext } from './ModalContext.ts'

/** Runs a function with the navigation: immediately when it is loaded, else as soon as it is. */
export function withNavigation(context: ModalContext, act: (navigation: Navigation) => void): void {
  if (context.navigation) act(context.navigation)
  else
    context.loadNavigation().then(act, (error) => {
      if (!context.lifetime.aborted) warn('A view could not be opened.', error)
    })
}
