import { socialNames } from '../../../foundation/logins/socialNames.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.tsx'

/** Waits for the visitor to approve a login in the Farcaster app. */
export const connectingFarcasterDefinition: ViewDefinition = {
  Component: ConnectingFarcasterView,
  useTitle: () => socialNames.farcaster,
  initialFocus: 'heading',
}
