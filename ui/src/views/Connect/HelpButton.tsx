import { openView } from '@wallet-kit/sdk/actions'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { helpIcon } from '../../icons/helpIcon.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { connectMessages } from './connectMessages.ts'

/** Opens `WhatIsAWallet`. */
export function HelpButton() {
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
