import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { SwitchAddressView } from './SwitchAddressView.tsx'
import { switchAddressMessages } from './switchAddressMessages.ts'

/** The accounts that the connected wallets share. */
export const switchAddressDefinition: ViewDefinition = {
  Component: SwitchAddressView,
  useTitle: () => useMessages(switchAddressMessages)('title'),
  initialFocus: 'control',
}
