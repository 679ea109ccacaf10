import { useMessages } from '../../messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { AllWalletsView } from './AllWalletsView.tsx'

/** The whole directory, with a search. */
export const allWalletsDefinition: ViewDefinition = {
  Component: AllWalletsView,
  useTitle: () => useMessages().allWallets.title,
  initialFocus: 'control',
  next: ['Downloads'],
}
