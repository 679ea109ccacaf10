import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { forwardIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { useNetworkImage } from '../../parts/useNetworkImage.ts'
import { usePrefetchView } from '../../shell/views/ViewLoaderContext.ts'
import { accountMessages } from './messages/account.ts'

/** The active network with its whole name; opens the list of networks. */
export function NetworkLine() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { active } = useStore(kit.stores.networks)
  const { enableNetworkSwitch } = useStore(kit.stores.options)
  const imageUrl = useNetworkImage(active)
  const prefetch = usePrefetchView('Networks')
  if (!enableNetworkSwitch) return null
  return (
    <Row
      type="button"
      data-testid="account-switch-network-button"
      {...prefetch}
      onClick={() => openView(kit, { view: 'Networks' })}
    >
      <RemoteImage source={imageUrl} name={active.name} isRound />
      <RowText>
        <bdi>{active.name}</bdi>
        <RowNote>{message('networkNote')}</RowNote>
      </RowText>
      <RowEnd>
        <Icon path={forwardIcon} pixels={18} isDirectional />
      </RowEnd>
    </Row>
  )
}
