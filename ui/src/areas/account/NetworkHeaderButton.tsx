import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { chevronDownIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { useNetworkImage } from '../../parts/useNetworkImage.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { accountMessages } from './messages/account.ts'

const Chip = styled('button')({
  appearance: 'none',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(4),
  minBlockSize: size(36),
  // In line with the rows below it.
  margin: 0,
  marginInlineStart: size(4),
  padding: `${size(4)} ${size(8)}`,
  border: '1px solid transparent',
  borderRadius: radius(3),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [media.touch]: { minBlockSize: size(44) },
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

/**
 * The active network's mark; opens the list of networks. Its name is read out, and is in full below the balance: beside
 * the title there is no room for a long one.
 */
export function NetworkHeaderButton() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { active } = useStore(kit.stores.networks)
  const { enableNetworkSwitch } = useStore(kit.stores.options)
  const imageUrl = useNetworkImage(active)
  if (!enableNetworkSwitch) return <span />
  return (
    <Chip
      type="button"
      data-testid="w3m-account-select-network"
      title={active.name}
      onClick={() => openView(kit, { view: 'Networks' })}
    >
      <RemoteImage source={imageUrl} name={active.name} pixels={22} isRound />
      <VisuallyHidden as="span">
        {message('network', {
          name: active.name,
          label: (text) => text,
          network: (name) => <bdi>{name}</bdi>,
        })}
      </VisuallyHidden>
      <Icon path={chevronDownIcon} pixels={14} />
    </Chip>
  )
}
