import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { loginMessages } from '../login/loginMessages.ts'
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView.tsx'

/** Where a wallet that belongs to a login becomes one of its own. */
export const upgradeEmailWalletDefinition: ViewDefinition = {
  Component: UpgradeEmailWalletView,
  useTitle: () => useMessages(loginMessages)('upgradeTitle'),
  initialFocus: 'heading',
}
