import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { clockIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { IconButton } from '../../parts/IconButton/IconButton.tsx'
import { usePrefetchView } from '../../shell/views/ViewLoaderContext.ts'
import { accountMessages } from './messages/account.ts'

/** Opens the account's smart sessions, where they are on. */
export function SmartSessionsButton() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { features, services } = useStore(kit.stores.options)
  const prefetch = usePrefetchView('SmartSessionList')
  if (!features.smartSessions || services.dataService === false) return null
  return (
    <IconButton
      type="button"
      data-testid="w3m-header-smart-sessions"
      aria-label={message('smartSessions')}
      {...prefetch}
      onClick={() => openView(kit, { view: 'SmartSessionList' })}
    >
      <Icon path={clockIcon} />
    </IconButton>
  )
}
