import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { helpIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Slotted } from '../../kit/look/Slotted.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { connectMessages } from './messages/connect.ts'

/** The host app's own mark, or a button that opens `WhatIsAWallet`. */
export function ConnectHeaderStart() {
  return (
    <Slotted name="HeaderStart" props={{}}>
      <HelpButton />
    </Slotted>
  )
}

function HelpButton() {
  const kit = useKit()
  const message = useMessages(connectMessages)
  return (
    <IconButton
      type="button"
      data-testid="w3m-header-help"
      aria-label={message('help')}
      onClick={() => openView(kit, { view: 'WhatIsAWallet' })}
    >
      <Icon path={helpIcon} />
    </IconButton>
  )
}
