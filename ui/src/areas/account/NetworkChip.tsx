import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { chevronDownIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { useNetworkImage } from '../../parts/useNetworkImage.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { usePrefetchView } from '../../shell/views/ViewLoaderContext.ts'
import { Chip } from './Chip.tsx'
import { accountMessages } from './messages/account.ts'

/** The active network with its whole name, below what the account holds there; opens the list of networks. */
export function NetworkChip() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { active } = useStore(kit.stores.networks)
  const { enableNetworkSwitch } = useStore(kit.stores.options)
  const imageUrl = useNetworkImage(active)
  const prefetch = usePrefetchView('Networks')
  if (!enableNetworkSwitch) return null
  return (
    <Chip
      type="button"
      data-testid="account-switch-network-button"
      {...prefetch}
      onClick={() => openView(kit, { view: 'Networks' })}
    >
      <RemoteImage source={imageUrl} name={active.name} pixels={20} isRound />
      <span>
        <VisuallyHidden as="span">{message('networkNote')}: </VisuallyHidden>
        <bdi>{active.name}</bdi>
      </span>
      <Icon path={chevronDownIcon} pixels={14} />
    </Chip>
  )
}
