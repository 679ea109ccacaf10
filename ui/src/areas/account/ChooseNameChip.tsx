import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { tagIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Chip } from './Chip.tsx'
import { accountMessages } from './messages/account.ts'
import { useIdentity } from './useIdentity.ts'

export interface ChooseNameChipProps {
  readonly address: string
}

/** Registers a name for an account that is known to have none, where accounts have names. */
export function ChooseNameChip({ address }: ChooseNameChipProps) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { data } = useIdentity(address)
  if (!data || data.name) return null
  return (
    <Chip
      type="button"
      data-testid="account-choose-name-button"
      onClick={() => openView(kit, { view: 'ChooseAccountName' })}
    >
      <Icon path={tagIcon} pixels={16} />
      {message('chooseName')}
    </Chip>
  )
}
